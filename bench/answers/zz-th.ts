import { createMatcher } from '#main/features/knowledge/index.ts'
import { entriesOf, readIntentSets } from './intents-data.ts'
import { measure } from './intents-measure.ts'
import { vectorsFor } from './intents-vectors.ts'
const sets = readIntentSets('/work/shared/data')
const v = await vectorsFor(sets.flatMap(({ train, test, validation }) => [...train, ...test, ...validation].map(({ text }) => text)))
for (const s of sets) { const m = createMatcher(entriesOf(s.train)); for (const id of m.ids()) m.learn(id, v!); for (const _ of m.settle()); 
 for (const vec of [true,false]) { const g = s.test.map(({text})=>{const [f]=m.match(text,{vector:vec?v!(text):null}); return {label:f?.id??null,confidence:f?.confidence??0}})
 console.log(s.name,vec, [0,.41,.43,.45,.47,.49,.51].map(t=>{const r=measure(s.test,g,t); return `${t}: ${r.mcc.toFixed(3)} ${r.inScope.toFixed(3)} ${r.outOfScope?.toFixed(3)}`}).join(' | ')) } }
