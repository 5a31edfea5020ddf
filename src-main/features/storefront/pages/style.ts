import type { Colours } from '#shared/schemas/widget.ts'
import { brandOf, mix, papers } from './brand.ts'

/** The stylesheet of the shop, in the bot's colours. Values of the bot are checked colours and nothing else. */
export function styleOf(colours: Colours): string {
  const { fill, onFill, link } = brandOf(colours)
  return `
:root{color-scheme:light dark;--fill:${fill};--on-fill:${onFill};--link:${link.light};--tint:${mix(fill, papers.light, 0.9)};
--paper:${papers.light};--card:#fff;--ink:#1c1917;--quiet:#57534e;--line:#e7e3de;--good:#15692f;--bad:#a3221a;--shade:rgb(28 25 23/.06)}
@media (prefers-color-scheme:dark){:root{--link:${link.dark};--tint:${mix(fill, papers.dark, 0.82)};--paper:${papers.dark};--card:#1e1b18;
--ink:#f5f3f0;--quiet:#b9b2aa;--line:#35302b;--good:#7fd196;--bad:#f5a199;--shade:rgb(0 0 0/.35)}.pic img{filter:brightness(.9)}}
${rules}`
}

const rules = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 Inter,ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;
font-feature-settings:"tnum" 0;-webkit-font-smoothing:antialiased}
a{color:inherit;text-decoration:none}
:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:8px}
.wrap{width:100%;max-width:1320px;margin:0 auto;padding:0 clamp(16px,4vw,48px)}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:12px;z-index:9;background:var(--card);padding:8px 14px;border-radius:8px}
.top{position:sticky;top:0;z-index:5;background:var(--paper);border-bottom:1px solid var(--line)}
.bar{display:flex;align-items:center;gap:16px 28px;min-height:72px;padding-block:12px;flex-wrap:wrap}
.name{display:flex;align-items:center;gap:12px;font-size:19px;font-weight:650;letter-spacing:-.015em;min-width:0}
.name b{display:grid;place-items:center;flex:none;width:38px;height:38px;border-radius:12px;background:var(--fill);color:var(--on-fill);font-weight:700}
.search{display:flex;flex:1 1 240px;max-width:460px;margin-left:auto;position:relative}
.search input{width:100%;height:46px;padding:0 52px 0 18px;border:1px solid var(--line);border-radius:23px;background:var(--card);color:inherit;font:inherit}
.search input::placeholder{color:var(--quiet);opacity:1}
.search button{position:absolute;right:4px;top:4px;width:38px;height:38px;border:0;border-radius:19px;background:var(--fill);color:var(--on-fill);cursor:pointer;display:grid;place-items:center}
.cats{display:flex;gap:8px;overflow-x:auto;padding:2px 0 14px;scrollbar-width:none;list-style:none;margin:0}
.cats::-webkit-scrollbar{display:none}
.cats a{display:block;white-space:nowrap;padding:7px 15px;border-radius:18px;border:1px solid var(--line);background:var(--card);font-size:15px}
.cats a:hover{border-color:var(--link)}
.cats a[aria-current]{background:var(--fill);border-color:var(--fill);color:var(--on-fill)}
.cats.sub{padding-top:18px;padding-bottom:0}.cats.sub a{font-size:14px;padding:5px 13px;background:none}.cats.sub a[aria-current]{background:var(--tint);border-color:var(--link);color:inherit}
.hero{display:grid;grid-template-columns:1.1fr 1fr;align-items:center;gap:24px;margin-top:28px;border-radius:28px;background:var(--tint);overflow:hidden}
.hero div{padding:clamp(28px,5vw,68px)}
.hero h1{margin:0 0 14px;font-size:clamp(32px,4.6vw,58px);line-height:1.06;letter-spacing:-.035em;font-weight:700;text-wrap:balance}
.hero p{margin:0;font-size:clamp(16px,1.5vw,19px);color:var(--ink);max-width:34ch}
.fan{display:flex;justify-content:center;align-items:center;padding:34px 0;height:100%;min-height:280px}
.fan span{width:44%;max-width:230px;aspect-ratio:1;border-radius:24px;overflow:hidden;box-shadow:0 18px 40px var(--shade);border:5px solid var(--card);margin-left:-15%}
.fan span:first-child{margin:0;transform:rotate(-7deg) translateY(10px)}.fan span:nth-child(2){z-index:1;transform:translateY(-8px)}.fan span:nth-child(3){transform:rotate(7deg) translateY(10px)}
.fan img{width:100%;height:100%;display:block;object-fit:cover}
.head{display:flex;align-items:flex-end;gap:12px 24px;flex-wrap:wrap;margin:36px 0 20px}
.head h1,.head h2{margin:0;font-size:clamp(22px,2.4vw,30px);letter-spacing:-.02em;line-height:1.2;font-weight:650}
.head p{margin:0;color:var(--quiet)}
.sort{margin-left:auto;position:relative}
.sort summary{list-style:none;cursor:pointer;padding:8px 16px;border:1px solid var(--line);border-radius:20px;background:var(--card);font-size:15px}
.sort summary::-webkit-details-marker{display:none}.sort summary::after{content:"";display:inline-block;width:7px;height:7px;margin:0 0 3px 10px;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(45deg)}
.sort ul{position:absolute;right:0;z-index:4;margin:8px 0 0;padding:6px;list-style:none;min-width:230px;background:var(--card);border:1px solid var(--line);border-radius:14px;box-shadow:0 16px 40px var(--shade)}
.sort li a{display:block;padding:8px 12px;border-radius:9px}.sort li a:hover,.sort li a[aria-current]{background:var(--tint)}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:36px 24px;list-style:none;margin:0;padding:0}
.card{position:relative;display:flex;flex-direction:column;height:100%}
.pic{position:relative;display:block;aspect-ratio:1;border-radius:20px;overflow:hidden;background:var(--tint);margin-bottom:14px}
.pic img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;transition:transform .35s ease-out}
.card:hover .pic img{transform:scale(1.035)}
@media (prefers-reduced-motion:reduce){.pic img{transition:none}html{scroll-behavior:auto}}
.gone .pic img{opacity:.5}
.tag{position:absolute;left:12px;top:12px;padding:3px 11px;border-radius:13px;font-size:13px;font-weight:600;background:var(--fill);color:var(--on-fill)}
.tag.out{background:#292524;color:#fff}
.card small{color:var(--quiet);font-size:13px;letter-spacing:.01em}
.card h3{margin:1px 0 5px;font-size:16px;font-weight:550;line-height:1.35}
.card h3 a::after{content:"";position:absolute;inset:0;border-radius:20px}
.card h3 a:focus-visible{outline:0}.card h3 a:focus-visible::after{outline:3px solid var(--link);outline-offset:5px}
.row{display:flex;align-items:center;gap:4px 12px;flex-wrap:wrap;margin-top:auto}
.price{font-weight:650;font-variant-numeric:tabular-nums}.price s{margin-left:8px;font-weight:400;color:var(--quiet);font-size:.88em}
.price.cut{color:var(--link)}
.dots{display:flex;gap:5px;margin-left:auto}.dots svg{width:15px;height:15px;display:block}
.state{font-size:14px;color:var(--quiet)}.state.good{color:var(--good)}.state.bad{color:var(--bad)}
.pages{display:flex;justify-content:center;align-items:center;gap:20px;margin:56px 0 0}
.pages a{padding:10px 22px;border:1px solid var(--line);border-radius:24px;background:var(--card)}.pages a:hover{border-color:var(--link)}
.note{text-align:center;padding:clamp(48px,9vw,110px) 16px;max-width:560px;margin:0 auto}
.note img{width:200px;height:200px;border-radius:32px;margin-bottom:22px}
.note h1{margin:0 0 8px;font-size:28px;letter-spacing:-.02em}.note p{margin:0 0 20px;color:var(--quiet)}
.link{color:var(--link);font-weight:550;text-decoration:underline;text-underline-offset:3px}
.trail{display:flex;flex-wrap:wrap;gap:4px 8px;margin:26px 0 0;padding:0;list-style:none;font-size:14px;color:var(--quiet)}
.trail li+li::before{content:"/";margin-right:8px;color:var(--quiet)}.trail a:hover{color:var(--link)}
.item{display:grid;grid-template-columns:minmax(0,1.12fr) minmax(0,1fr);gap:clamp(28px,5vw,76px);margin-top:20px;align-items:start}
.item .pic{border-radius:28px;margin:0}
.item h1{margin:4px 0 12px;font-size:clamp(28px,3.2vw,42px);line-height:1.12;letter-spacing:-.03em;font-weight:680;text-wrap:balance}
.item .price{font-size:26px}
.item .state{font-size:16px;margin:6px 0 24px;display:flex;align-items:center;gap:8px}
.item .state::before{content:"";width:9px;height:9px;border-radius:5px;background:currentColor}
.eyebrow{color:var(--quiet);font-size:15px;margin:0}
.pick{margin:0 0 20px}.pick h2{font-size:14px;margin:0 0 9px;font-weight:550;color:var(--quiet)}.pick h2 span{color:var(--ink)}
.pick ul{display:flex;flex-wrap:wrap;gap:9px;list-style:none;margin:0;padding:0}
.pick a{display:flex;align-items:center;gap:8px;min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:13px;background:var(--card)}
.pick a:hover{border-color:var(--link)}.pick a[aria-current]{border-color:var(--link);box-shadow:inset 0 0 0 1px var(--link)}
.pick a.out{color:var(--quiet);text-decoration:line-through;border-style:dashed;background:none}
.pick svg{width:20px;height:20px}
.talk{display:flex;gap:14px;align-items:center;padding:17px 20px;border-radius:18px;background:var(--tint);margin:4px 0 28px}
.talk svg{flex:none;width:34px;height:34px;color:var(--link)}.talk b{display:block;font-weight:600}.talk span{color:var(--ink);font-size:15px}
.text{white-space:pre-line;margin:0 0 28px;max-width:62ch}
.facts{width:100%;border-collapse:collapse;font-size:15px}.facts th,.facts td{padding:10px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
.facts th{font-weight:400;color:var(--quiet);width:38%;padding-right:16px}
.facts caption{text-align:left;font-weight:600;padding-bottom:10px}
.foot{margin-top:84px;border-top:1px solid var(--line);color:var(--quiet);font-size:14px}.foot p{margin:0;padding:26px 0 110px}
@media (max-width:860px){.item,.hero{grid-template-columns:minmax(0,1fr)}.hero{gap:0}.hero div{padding-bottom:0}.fan{min-height:0;padding:22px 0 34px}.fan span{width:36%}}
@media (max-width:560px){.search{flex-basis:100%;max-width:none}.grid{grid-template-columns:repeat(2,minmax(0,1fr));gap:26px 14px}.pic{border-radius:16px;margin-bottom:10px}.card h3{font-size:15px}
.sort{margin-left:0}.sort ul{right:auto;left:0}.dots{margin-left:0}.hero{border-radius:22px;margin-top:18px}.head{margin-top:28px}.bar{padding-block:14px;gap:12px}}
@media (min-width:1500px){.grid{gap:44px 30px}}
`
