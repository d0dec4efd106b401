import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { readDocument } from '@grantwright/documents';
import { analyzeGuidelines } from '@grantwright/ai';
for (const f of process.argv.slice(2)) { const r=await readDocument(new Uint8Array(readFileSync(f)),extname(f).slice(1) as any); const a=analyzeGuidelines({reading:r,today:'2026-11-24'}); console.log('=====',f,'|',a.grantProgram,'|',a.details.funder,'|',a.details.deadline?.date); for(const s of a.details.sections) console.log('  §',s.name,s.limit??'',s.optional??'','|',s.prompts.join(' / ').slice(0,200)); for(const q of a.details.requirements) console.log('  -',q.kind,'|',q.text.slice(0,160)); console.log('  ?',a.details.questions.map((q:any)=>q.question).join(' | ')); }
