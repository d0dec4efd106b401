import { readFileSync } from 'node:fs';
import { weighMatters } from '../../services/ai/src/built-in/matters/weigh-matters.ts';
import { matters } from '../../services/ai/src/built-in/matters/matter.ts';
import { splitSentences } from '../../services/ai/src/text/sentences.ts';
import { answeredInNotes } from '../../services/ai/src/built-in/notes/answered-in-notes.ts';
const d=JSON.parse(readFileSync('/tmp/sets/dr-c/applicants.json','utf8'));
for(const a of d.applicants.filter((x:any)=>x.organizationInfo.name.includes(process.argv[2]))){const t=a.organizationInfo.additionalInfo; const s=t.split(/\n+/).flatMap((l:string)=>splitSentences(l).map(x=>x.text)); const w=weighMatters(s,2026,s.map(()=>0.45)); s.forEach((x:string,i:number)=>{const o=w[i].map((v,k)=>[v,matters[k]] as const).sort((a,b)=>b[0]-a[0]).slice(0,3); console.log(o.map(([v,k])=>k+' '+v.toFixed(2)).join(', ').padEnd(50),'|',x.slice(0,110))}); const r=answeredInNotes(t,2026); console.log('REST',r.rest); for(const q of r.answers) console.log('Q',q.question,'=>',q.answer)}
