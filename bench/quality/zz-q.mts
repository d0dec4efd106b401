import { readFileSync } from 'node:fs';
import { askedOf } from '../../services/ai/src/built-in/matters/asked-of.ts';
import { topicsAsked } from '../../services/ai/src/built-in/drafting/topics.ts';
for (const s of ['a','b','c']) for (const a of JSON.parse(readFileSync(`/tmp/sets/dr-${s}/applicants.json`,'utf8')).applicants) for (const q of a.answers) { const r=askedOf(q.question); console.log(r.ask.padEnd(12),r.weight.toFixed(2),JSON.stringify(topicsAsked(q.question)).padEnd(40),q.question); }
