/**
 * Judges the eligibility of organizations for real calls:
 *   npm run bench -- submission/eligibility FOLDER [--pairs=50] [--today=YYYY-MM-DD]
 * FOLDER is a corpus as described in packages/analyst/training/README.md. Pairs each call that states who may apply with
 * two of nine invented profiles. Prints each sentence that makes an organization not eligible, for a person to check,
 * and the share of pairs with an unsure rule.
 */
import { parseArgs } from 'node:util';
import type { AnalysisDetails, OrganizationInfo } from '@grantwright/shared/contract';
import { summarizeEligibility, judgeEligibility } from '@grantwright/shared/submission';
import { numberFlag } from '../lib/number-flag.ts';
import { analyzeCalls } from './corpus-calls.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    pairs: { type: 'string', default: '50' },
  },
});

const profilesPerCall = 2;

/** Name with place, type, founding year, annual budget and mission. */
const profiles: readonly OrganizationInfo[] = (
  [
    ['Museum in Leadville, Colorado', 'nonprofit', 1998, '$740,000', 'A museum of mining history.'],
    ['Foundation in Albany, New York', 'foundation', 2004, '$2,100,000', 'Grants to arts groups.'],
    [
      'College in Galesburg, Illinois',
      'educational',
      1921,
      '$41,000,000',
      'Teaching and research.',
    ],
    ['Clinic in Chicago, Illinois', 'healthcare', 1987, '$6,500,000', 'Care for the uninsured.'],
    ['Parish in Waco, Texas', 'religious', 1952, '$310,000', 'A food pantry.'],
    ['Workshop in Leeds, West Yorkshire', 'charity', 2011, '£95,000', 'Bicycles for refugees.'],
    ['Bushcare in Maleny, Queensland', 'nonprofit', 2026, '$12,000', 'Bushland care.'],
    ['Collective in Berlin, Germany', 'other', 2019, '$60,000', 'Open source software.'],
    ['Mentors in Taos, New Mexico', 'nonprofit', 2015, null, 'Scholarships for students.'],
  ] as const
).map(([name, type, foundedYear, annualBudget, mission], index) => {
  const [city = '', state = ''] = name.split(' in ')[1]?.split(', ') ?? [];
  const taxId = `84-111111${index}`;
  return { name, type, foundedYear, annualBudget, mission, taxId, contactInfo: { city, state } };
});

const judge = (details: AnalysisDetails, profile: OrganizationInfo) =>
  judgeEligibility(details, profile, new Date(flags.today));

async function main(): Promise<void> {
  const [folder] = positionals;
  if (!folder) throw new Error('usage: eligibility FOLDER');
  const outcomes = new Map<string, number>();
  let pairs = 0;
  for await (const { document, analysis } of analyzeCalls(folder, flags.today)) {
    if (judge(analysis.details, { name: '' }).length === 0) continue;
    for (let count = 0; count < profilesPerCall; count += 1) {
      const profile = profiles[pairs % profiles.length] ?? { name: '' };
      pairs += 1;
      const judgments = judge(analysis.details, profile);
      for (const { verdict, fact, profileText } of judgments)
        if (verdict === 'not-eligible')
          console.log(`${profile.name} (${profileText}); ${document.file}: ${fact.text}`);
      const outcome = summarizeEligibility(judgments);
      const isUnsure = outcome.kind === 'to-check' && outcome.unsure > 0;
      const kind = isUnsure ? 'unsure' : outcome.kind;
      outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
    }
    if (pairs >= numberFlag('--pairs', flags.pairs)) break;
  }
  console.log(`\n${pairs} pairs:`, Object.fromEntries(outcomes));
}

await main();
