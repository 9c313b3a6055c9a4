import { hash } from 'node:crypto'

/** The prototype's colours and measures, in system fonts: nothing is fetched. Names are short because every page carries it. */
export const STYLE = `
:root{color-scheme:light;--c:#F3F6F4;--s:#fff;--l:#D3DDD7;--t:#101A16;--t2:#33443C;--m:#55675E;--p:#0E6446;
  --pt:#DDF0E5;--d:#B0123B;--dt:#FCE4E9;--f:#7A8C83;--u:#FDEFC3;--ut:#664500;--fo:#15598F}
@media(prefers-color-scheme:dark){
  :root{color-scheme:dark;--c:#0B120F;--s:#121C18;--l:#2A3A33;--t:#EBF2EE;--t2:#C6D3CC;--m:#98ABA1;--p:#6FCB9F;
  --pt:#12342A;--d:#FF8FA5;--dt:#3D101C;--f:#6E8278;--u:#362A06;--ut:#F8D87A;--fo:#8CC8F5}
}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--c);color:var(--t);
  font:400 1rem/1.5 system-ui,Roboto,"Liberation Sans",sans-serif}
h1,h2,p,dl,dd{margin:0}
a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:3px solid var(--fo);outline-offset:2px;border-radius:4px}
header,main,footer{width:min(680px,100% - 2rem);margin-inline:auto}
header{display:flex;align-items:center;justify-content:space-between;height:72px}
.b{display:inline-flex;align-items:center;gap:10px;min-height:44px;text-decoration:none;
  font:700 1.25rem/1 system-ui,Roboto,"Liberation Sans",sans-serif;letter-spacing:-.03em}
.b svg{height:34px;width:auto;display:block}
main{flex:1;padding-block:1rem 2rem}
.k{background:var(--s);border-radius:16px;overflow:hidden;
  box-shadow:0 1px 2px rgb(16 26 22/.06),0 6px 16px -6px rgb(16 26 22/.14)}
@media(prefers-color-scheme:dark){.k{box-shadow:0 0 0 1px #2A3A33}}
.w{display:block;width:100%;height:36px}
.h{display:flex;gap:1rem;align-items:center;padding:1.75rem 2rem}
.h svg{flex:none;width:56px;height:56px}
h1{font:700 clamp(1.625rem,4.6vw,2.25rem)/1.08 system-ui,Roboto,"Liberation Sans",sans-serif;
  letter-spacing:-.03em;text-wrap:balance}
.h p{color:var(--m);margin-top:.25rem;font-variant-numeric:tabular-nums}
.h b{display:inline-block;max-width:100%;overflow-wrap:anywhere}
.v{background:var(--pt)}
.r{background:var(--dt)}
.n{background:var(--u)}
.v h1,.v svg{color:var(--p)}
.r h1,.r svg{color:var(--d)}
.n h1,.n svg{color:var(--ut)}
.v p,.r p,.n p{color:var(--t2)}
dl{padding:.75rem 2rem}
dl div{display:grid;grid-template-columns:11rem 1fr;gap:.125rem 1rem;padding:.875rem 0}
dl div+div{border-top:1px solid var(--l)}
dt{color:var(--m)}
dd{font-weight:600;overflow-wrap:anywhere}
.nm{font:700 1.5rem/1.15 system-ui,Roboto,"Liberation Sans",sans-serif;letter-spacing:-.025em}
.mono{font:600 1.0625rem/1.5 ui-monospace,"Roboto Mono",Menlo,Consolas,monospace}
.q{margin:0 2rem 1.75rem;padding:1rem 1.25rem;background:var(--c);border-radius:10px}
.q b{display:block}
.a{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:0 2rem 1.5rem}
.a a,footer a{display:inline-flex;align-items:center;min-height:44px}
.a a{color:var(--p);font-weight:650}
form{padding:0 2rem 2rem}
label{display:block;font-weight:600;margin-bottom:.375rem}
.row{display:flex;gap:.75rem}
input{flex:1;min-width:0;height:48px;border:1.5px solid var(--f);border-radius:10px;background:var(--s);
  color:inherit;font:600 1.0625rem ui-monospace,"Roboto Mono",Menlo,Consolas,monospace;padding:0 1rem;
  text-transform:uppercase}
button{min-height:48px;border:0;border-radius:10px;background:var(--p);color:var(--s);
  font:650 1rem system-ui,Roboto,"Liberation Sans",sans-serif;padding:0 1.5rem}
.hint{color:var(--m);font-size:.9375rem;margin-top:.625rem}
.tx{padding:1.5rem 2rem .25rem;color:var(--t2)}
.tx+form{padding-top:1rem}
.s{color:var(--m);font-size:.9375rem;margin-top:1.25rem;padding-inline:.25rem}
.s b{color:var(--t)}
footer{color:var(--m);font-size:.9375rem;display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;
  padding-bottom:1rem}
footer span{margin-right:auto}
@media(max-width:520px){
  header{height:60px}
  .h{padding:1.25rem;align-items:flex-start}
  .h svg{width:44px;height:44px}
  dl{padding:.5rem 1.25rem}
  dl div{grid-template-columns:1fr}
  .q{margin:0 1.25rem 1.25rem}
  .a,form{padding-inline:1.25rem}
  .tx{padding:1.25rem 1.25rem 0}
  .row{flex-direction:column}
  .row input{flex:none}
}
@media print{body{background:#fff}.a,footer a{display:none}.k{box-shadow:none;border:1px solid #D3DDD7}}
`

/** Only this very style, no script, no picture but a drawn one, and a form that asks here. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
