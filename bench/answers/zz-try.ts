import { readFileSync } from 'node:fs'
import { createMatcher } from '#main/features/knowledge/index.ts'
import { loadModel } from '#main/features/meaning/index.ts'
const m = await loadModel('out/model')
async function tryOn(entries: {id:string,wordings:string[]}[], qs: string[]) {
  const k = createMatcher(entries); const all=entries.flatMap(e=>e.wordings); const vs=await m.embed(all); const by=new Map(all.map((t,i)=>[t,vs[i]!])); for (const id of k.ids()) k.learn(id,t=>by.get(t)); for (const _ of k.settle());
  for (const q of qs) { const [v]=await m.embed([q]); const a=k.match(q,{vector:v,limit:1}), b=k.match(q,{limit:1}); console.log(q,'=>',a.map(x=>`${x.wording} ${x.confidence.toFixed(2)}`).join(' | '),' || words:',b.map(x=>`${x.wording} ${x.confidence.toFixed(2)}`).join()) }
}
const faq = JSON.parse(readFileSync('/work/shared/data/faq/Ecommerce_FAQ_Chatbot_dataset.json','utf8')).questions as {question:string}[]
await tryOn(faq.map(q=>({id:q.question,wordings:[q.question]})), ['where is my parcel','can i pay with paypal','do you take visa','i want my money back','how long do i have to wait for delivery','do u ship to germany','the thing arrived broken','cancel my order pls','who is the president of france','hello','do you have red shoes in 42','what is the weather','can I change my adress'])
console.log()
await tryOn([{id:'r',wordings:['Wie kann ich etwas zurückgeben?','Kann ich Ware zurücksenden?']},{id:'v',wordings:['Wie lange dauert der Versand?','Wann kommt mein Paket an?']},{id:'z',wordings:['Welche Zahlungsarten gibt es?']},{id:'o',wordings:['Wann haben Sie geöffnet?','Öffnungszeiten']},{id:'p',wordings:['Wo kann ich parken?']}], ['wie lange dauert die lieferung','ich möchte etwas zurückschicken','kann ich mit paypal zahlen','seid ihr sonntags offen','parkplatz?','wo ist mein packet','wer ist der kanzler','haben sie rote schuhe','Zahlungsart','oeffnungszeiten'])
console.log()
await tryOn([{id:'park',wordings:['Where can I park?','Is there a car park?']}], ['Where can I park?','where can i park my car','parking','do you repair zippers?','is there a wifi','where can I buy shoes','Where are you?'])
