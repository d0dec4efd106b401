/**
 * Plants typical mistakes in applications for real calls and looks for them with "Ready to send?":
 *   npm run bench -- submission/planted-defects FOLDER [--today=YYYY-MM-DD] FOLDER is a corpus as described in packages/analyst/training/README.md. Writes a complete application of an invented organization for each of ten calls, plants ten defects in each, and prints those that were not found, blockers that no defect explains, and the findings of the complete applications.
 */
import { parseArgs } from 'node:util';
import { findFindings, type Finding } from '@grantwright/shared/submission';
import { applicants, completeApplication, toReadinessInput } from './application.ts';
import { analyzeCalls } from './corpus-calls.ts';
import { plantTen, type Outcome } from './plant-ten.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { today: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
});
const minSections = 3;

async function main(): Promise<void> {
  const [folder] = positionals;
  if (!folder) throw new Error('usage: planted-defects FOLDER');
  const outcomes: Outcome[] = [];
  let falseAlarms = 0;
  for await (const { document, analysis } of analyzeCalls(folder, flags.today)) {
    const { details, grantProgram } = analysis;
    if (details.sections.length < minSections) continue;
    const applicant = applicants[outcomes.length];
    if (!applicant) break;
    const complete = () => completeApplication(structuredClone(details), grantProgram, applicant);
    const unfounded = findFindings(toReadinessInput(complete())).filter(isAlarm);
    falseAlarms += unfounded.length;
    const outcome = plantTen(complete(), outcomes.length);
    outcomes.push(outcome);
    console.log(`${document.file}: ${Math.round(outcome.ms)} ms`);
    for (const name of outcome.missed) console.log(`  missed   ${name}`);
    for (const { text } of outcome.falseBlockers) console.log(`  false    ${text}`);
    for (const { text } of unfounded) console.log(`  complete ${text}`);
  }
  const missed = outcomes.flatMap((outcome) => outcome.missed).length;
  const most = Math.max(...outcomes.map(({ falseBlockers }) => falseBlockers.length));
  const slowest = Math.max(...outcomes.map(({ ms }) => ms));
  console.log(
    `\n${outcomes.length * 10 - missed} of ${outcomes.length * 10} defects found; at most ${most} false blockers in one ` +
      `application; ${falseAlarms} findings in complete ones; at most ${Math.round(slowest)} ms`,
  );
}

/** Invented organizations cannot answer every rule about applicants. */
const isAlarm = ({ rule }: Finding): boolean => rule !== 'eligibility';

await main();
