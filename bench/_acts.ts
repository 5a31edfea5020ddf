import { loadModel } from '#main/features/embeddings/index.ts'
import { modelFolder } from '#main/lib/own-folders.ts'
import { actsOf } from '#main/features/answering/acts/acts.ts'
const m = await loadModel(modelFolder())
const texts = process.argv.slice(2)
const v = await m.embed(texts)
texts.forEach((t,i)=>{const a=actsOf(v[i]!);console.log(t.padEnd(60), Object.entries(a).sort((x,y)=>y[1]-x[1]).slice(0,4).map(([k,p])=>k+' '+p.toFixed(2)).join('  '))})
