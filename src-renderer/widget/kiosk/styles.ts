/** Type that is read at three metres: everything of the panel is enlarged, and lies in the middle of the screen. */
export const css = `
main{display:block}
.stand .panel,.phone .panel{position:fixed;inset:0;width:auto;max-width:none;height:var(--view,100dvh);border-radius:0;box-shadow:none}
.stand .panel{zoom:1.7;height:calc(100dvh / 1.7)}
.stand header{padding:14px max(24px,calc(50% - 364px))}
.stand .list,.stand .write,.stand .foot,.stand .away{width:100%;max-width:760px;margin-inline:auto}
.stand .list>*,.stand .list{scrollbar-width:thin}
.stand .choices>*{min-height:48px;padding:10px 18px;border-radius:24px}
.stand .cards li{flex-basis:200px}
.stand .product img,.stand .drawn{height:150px}
.stand .foot{display:flex;flex-wrap:wrap;justify-content:center;gap:10px}
.stand .foot button{min-height:44px;padding:0 14px;border:1px solid var(--line);border-radius:22px;text-decoration:none;color:var(--ink)}
@media(max-width:1100px){.stand .panel{zoom:1.35;height:calc(100dvh / 1.35)}}
.over{position:fixed;inset:0;z-index:5;display:grid;place-items:center;background:#000a;font:30px/1.4 system-ui,sans-serif;color:#1c1917}
.over>div{display:flex;flex-direction:column;align-items:center;gap:24px;max-width:720px;margin:24px;padding:40px;border-radius:24px;background:#fff;text-align:center}
.over p{margin:0}.over svg{width:min(420px,60vh)}
.over .main{min-height:64px;padding:12px 40px;border:0;border-radius:16px;background:var(--brand);color:var(--on-brand);font:inherit;cursor:pointer}
.pin output{display:block;min-height:1.4em;letter-spacing:.3em}
.keys{display:grid;grid-template-columns:repeat(3,96px);gap:12px}
.keys button{height:80px;border:1px solid #a8a29e;border-radius:16px;background:#fff;color:#1c1917;font:inherit;cursor:pointer}
`
