/** Sizes in pixels: the page's own type scale must not reach in. Inputs have 16, or phones zoom into them. */
export const css = `
.panel{--ground:#fff;--soft:#f5f5f4;--ink:#1c1917;--quiet:#57534e;--line:#e7e5e4;--accent:var(--accent-light);position:fixed;
bottom:calc(var(--y) + 76px);width:392px;max-width:calc(100vw - 24px);height:min(640px,calc(100vh - var(--y) - 96px));height:min(640px,calc(100dvh - var(--y) - 96px));display:flex;flex-direction:column;
background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;border-radius:16px;overflow:hidden;
box-shadow:0 2px 8px #0002,0 16px 48px #0004;overscroll-behavior:contain;text-align:left}
.panel[hidden],.panel [hidden]{display:none}
.dark .panel{--ground:#1c1917;--soft:#292524;--ink:#f5f5f4;--quiet:#a8a29e;--line:#44403c;--accent:var(--accent-dark);color-scheme:dark}
.panel button,.panel a,.panel input,.panel textarea{font:inherit;color:inherit}
.panel :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
header{display:flex;align-items:center;gap:4px;padding:12px 8px 12px 16px;background:var(--brand);color:var(--on-brand)}
header div.who{flex:1;min-width:0}
header h2{margin:0;font-size:17px;line-height:1.3;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
header p{margin:0;font-size:13px;line-height:1.4}
header button{width:44px;height:44px;padding:11px;border:0;border-radius:10px;background:none;cursor:pointer}
header button:hover{background:#fff2}
header button:focus-visible{outline-color:var(--on-brand);outline-offset:-3px}
header svg{display:block;width:22px;height:22px}
.menu{position:absolute;top:60px;right:12px;z-index:2;min-width:220px;padding:6px;background:var(--ground);border:1px solid var(--line);border-radius:12px;box-shadow:0 8px 32px #0003}
.menu button{display:block;width:100%;min-height:44px;padding:8px 12px;border:0;border-radius:8px;background:none;text-align:left;cursor:pointer}
.menu button:hover{background:var(--soft)}
.list{flex:1;overflow-y:auto;padding:16px;scroll-behavior:auto;overscroll-behavior:contain}
.row{display:flex;flex-direction:column;align-items:flex-start;margin-bottom:12px}
.said{max-width:88%;padding:10px 14px;border-radius:16px;background:var(--soft);white-space:pre-wrap;overflow-wrap:anywhere}
.bot .said,.human .said{border-bottom-left-radius:4px}
.said a,.sources a{color:var(--accent)}
.visitor{align-items:flex-end}
.visitor .said{background:var(--brand);color:var(--on-brand);border-bottom-right-radius:4px}
.visitor .said a{color:inherit}
.unsent .said{opacity:.75}
.row .who,.note,.sources{margin:4px 2px 0;font-size:13px;color:var(--quiet)}
.row .who{margin:0 2px 2px;font-weight:600}
.human .said{border:1px solid var(--accent)}
.plain{padding:0;border:0;background:none;text-decoration:underline;cursor:pointer}
.choices{display:flex;flex-wrap:wrap;gap:8px;margin:10px 0 2px}
.past .choices{display:none}
.choices>*{min-height:40px;padding:8px 14px;border:1px solid var(--accent);border-radius:20px;background:none;color:var(--accent);cursor:pointer;text-decoration:none;text-align:left}
.choices button:hover,.choices a:hover{background:var(--soft)}
.thumbs{display:flex;gap:2px;margin-top:2px}
.thumbs button{width:34px;height:34px;padding:8px;border:0;border-radius:8px;background:none;color:var(--quiet);cursor:pointer}
.thumbs svg{display:block;width:18px;height:18px}
.thumbs .wrong svg{transform:rotate(180deg)}
.thumbs button:hover{background:var(--soft)}
.thumbs [aria-pressed=true]{color:var(--accent)}
.thumbs [aria-pressed=true] path{fill:currentColor;fill-opacity:.25}
.cards{display:flex;gap:10px;width:calc(100% + 32px);margin:10px -16px 2px;padding:2px 16px 8px;list-style:none;overflow-x:auto;scroll-snap-type:x proximity;scroll-padding:16px}
.cards li{flex:0 0 172px;scroll-snap-align:start;display:flex}
.product{display:flex;flex-direction:column;width:100%;padding:0 0 10px;border:1px solid var(--line);border-radius:12px;overflow:hidden;text-decoration:none;background:var(--ground)}
a.product:hover{border-color:var(--accent)}
.product img,.drawn{width:100%;height:120px;object-fit:cover;background:var(--soft)}
.drawn{display:grid;place-items:center;font-size:40px;font-weight:600;background:hsl(var(--hue) 45% 88%);color:hsl(var(--hue) 45% 30%)}
.dark .drawn{background:hsl(var(--hue) 30% 24%);color:hsl(var(--hue) 45% 85%)}
.product>span{padding:0 10px}
.product>.drawn{padding:0}
.product .title{margin-top:8px;font-size:14px;line-height:1.35;font-weight:600;overflow-wrap:anywhere}
.price{margin-top:4px;font-variant-numeric:tabular-nums}.price ins{text-decoration:none;font-weight:600}.price del{color:var(--quiet);font-size:14px}
.stock{margin-top:2px;font-size:13px;color:var(--quiet)}
.stock.in_stock{color:#166534}.dark .stock.in_stock{color:#86efac}
.stock.out_of_stock{color:#b91c1c}.dark .stock.out_of_stock{color:#fca5a5}
.dots{display:flex;gap:5px;padding:16px 14px}
.dots i{width:7px;height:7px;border-radius:50%;background:var(--quiet);animation:dot 1.2s infinite}
.dots i:nth-child(2){animation-delay:.15s}.dots i:nth-child(3){animation-delay:.3s}
@keyframes dot{0%,60%,100%{opacity:.3}30%{opacity:1}}
.away{padding:12px 16px;background:var(--soft);border-bottom:1px solid var(--line);font-size:14px}
.away p{margin:2px 0}.away dl{display:grid;grid-template-columns:auto 1fr;gap:0 12px;margin:6px 0 0}.away dd{margin:0}
.form{display:flex;flex-direction:column;gap:10px;margin-bottom:12px;padding:14px;border:1px solid var(--line);border-radius:12px}
.form label span{display:block;font-size:14px;margin-bottom:2px}
.form input:not([type=checkbox]),.form textarea,.write textarea{width:100%;padding:9px 12px;border:1px solid #8c8581;border-radius:10px;background:var(--ground);font-size:16px}
.form textarea,.write textarea{resize:none}
.form .agree{display:flex;gap:10px;align-items:flex-start}
.form .agree input{width:20px;height:20px;margin:1px 0 0;flex:none;accent-color:var(--brand)}
.error{margin:0;color:#b91c1c}.dark .error{color:#fca5a5}.error:empty{display:none}
.main{min-height:44px;padding:8px 16px;border:0;border-radius:10px;background:var(--brand);color:var(--on-brand)!important;font-weight:600;cursor:pointer}
.danger{background:#b91c1c;color:#fff!important}
.ask{display:flex;flex-wrap:wrap;gap:8px;padding:14px 16px;border-top:1px solid var(--line);background:var(--soft)}
.ask p{flex:1 0 100%;margin:0}
.ask .other{min-height:44px;padding:8px 16px;border:1px solid #8c8581;border-radius:10px;background:none;cursor:pointer}
.write{display:flex;align-items:flex-end;gap:8px;padding:10px 12px;border-top:1px solid var(--line)}
.write textarea{field-sizing:content;flex:1;min-height:44px;max-height:132px;border-radius:22px;line-height:1.5}
.write button{flex:none;width:44px;height:44px;padding:11px;border:0;border-radius:50%;background:var(--brand);color:var(--on-brand);cursor:pointer}
.write button:disabled{opacity:.45;cursor:default}
.write svg{display:block;width:22px;height:22px}
.foot{padding:0 16px 10px;text-align:center;font-size:14px}
.foot button{min-height:32px;color:var(--quiet)}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(max-width:480px){
.panel,.left .panel,.right .panel{inset:0;top:var(--top,0px);bottom:auto;width:100%;max-width:none;height:var(--view,100dvh);border-radius:0;padding-top:env(safe-area-inset-top,0px);background:var(--ground)}
.panel:not([hidden])~.bubble{display:none}}
@media(prefers-reduced-motion:reduce){.dots i{animation:none;opacity:.6}}
`
