import { build } from 'vite';
import base from './vite.config.ts';
const c:any = structuredClone({});
const cfg:any = base;
const out = cfg.build.rolldownOptions.output;
const variant = process.argv[2];
const groups = out.codeSplitting.groups;
if (variant==='see') groups.unshift({name:'x',priority:9,test:(id:string)=>{ if(/runtime\.js$/.test(id)) console.log(JSON.stringify(id)); return false;}});
if (variant==='noapp') out.codeSplitting.groups = groups.filter((g:any)=>g.name!=='app');
if (variant==='vendoronly') out.codeSplitting.groups = groups.filter((g:any)=>g.name==='vendor');
if (variant==='none') out.codeSplitting = {};
if (variant==='ent') groups.find((g:any)=>g.name==='vendor').entriesAware=true;
if (variant==='norec') out.codeSplitting.includeDependenciesRecursively=false;
const r:any = await build({...cfg, configFile:false, logLevel:'error', build:{...cfg.build, write:false, outDir:'/tmp/size/out'}});
const chunks=r.output.filter((f:any)=>f.type==='chunk');
const e=chunks.find((c:any)=>c.isEntry);
const all=new Set<string>([e.fileName]); const walk=(f:string)=>{for(const i of chunks.find((c:any)=>c.fileName===f).imports) if(!all.has(i)){all.add(i);walk(i);}}; walk(e.fileName);
import { brotliCompressSync, constants } from 'node:zlib';
let t=0;
for(const f of all){const c=chunks.find((c:any)=>c.fileName===f); const n=brotliCompressSync(Buffer.from(c.code),{params:{[constants.BROTLI_PARAM_QUALITY]:11,[constants.BROTLI_PARAM_SIZE_HINT]:Buffer.byteLength(c.code)}}).length; t+=n+380; console.log(n,f);}
console.log(variant,'total',t, 110111-t, 'chunks', chunks.length);
if(process.argv[3]) for(const f of all){const c=chunks.find((c:any)=>c.fileName===f); console.log('==',f); const ms=Object.entries(c.modules).map(([id,m]:any)=>[m.renderedLength,id.replace(process.cwd()+'/',''),m.renderedExports?.join(',').slice(0,100)]).sort((a:any,b:any)=>b[0]-a[0]); for(const m of ms) if(m[0]>0) console.log(m.join(' '));}
