/**
 * Adds amendments to real calls and checks the merged analysis:
 *   npm run bench -- submission/amendments FOLDER [--calls=60] [--today=YYYY-MM-DD]
 * FOLDER is a corpus as described in packages/analyst/training/README.md. Each amendment moves the deadline, doubles the
 * maximum award or changes the limit of a section, as funders word it. The new value must apply, be listed as a change
 * and name the amendment; the other values and the state of the checklist must stay. Prints each deviation.
 */
import { parseArgs } from 'node:util';
import { analyze, loadModel } from '@grantwright/analyst';
import { addCallFile } from '@grantwright/shared/call-files';
import type { Analysis, AnalysisDetails, ExtractedText } from '@grantwright/shared/contract';
import { formatAmount, listChecklistItems } from '@grantwright/shared/submission';
import { numberFlag } from '../lib/number-flag.ts';
import { amendmentWordings } from './amendment-wordings.ts';
import { analyzeCalls } from './corpus-calls.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    calls: { type: 'string', default: '60' },
  },
});

type Kind = keyof typeof amendmentWordings;
type Stated = { value: string; file: number | undefined };
type Change = { kind: Kind; before: string; after: string; section?: string };

const dayMs = 86_400_000;
const formatDate = (date: string, days = 0) =>
  new Date(Date.parse(date) + days * dayMs).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
const units = ['pages', 'words'] as const;

/** The value of a kind as text, as the amendments write it, and the file that states it. */
function read({ deadline, award, sections }: AnalysisDetails, kind: Kind, name?: string): Stated {
  const { ceiling } = award ?? {};
  if (kind === 'deadline')
    return { value: deadline ? formatDate(deadline.date) : '', file: deadline?.file };
  if (kind === 'award')
    return {
      value: ceiling ? formatAmount(ceiling.amount, ceiling.currency) : '',
      file: ceiling?.file,
    };
  const section = sections.find((one) => one.name === name);
  const unit = units.find((one) => section?.limit?.[one]);
  return { value: unit ? `${section?.limit?.[unit]} ${unit}` : '', file: section?.file };
}

function planChanges(details: AnalysisDetails): Change[] {
  const { deadline, award, sections } = details;
  const { ceiling } = award ?? {};
  const limited = sections.find(({ limit }) => limit?.pages ?? limit?.words);
  const { value = '' } = limited ? read(details, 'limit', limited.name) : {};
  const longer = value.replace(/\d+/, (count) => String(Number(count) * 2));
  const plan = (kind: Kind, after: string, section?: string): Change => ({
    ...{ kind, after, before: read(details, kind, section).value },
    ...(section && { section }),
  });
  return [
    ...(deadline ? [plan('deadline', formatDate(deadline.date, 21))] : []),
    ...(ceiling ? [plan('award', formatAmount(ceiling.amount * 2, ceiling.currency))] : []),
    ...(limited && /^\d+ /.test(value) ? [plan('limit', longer, limited.name)] : []),
  ];
}

function writeAmendment(change: Change, program: string, index: number): ExtractedText {
  const wordings = amendmentWordings[change.kind];
  const lines = (wordings[index % wordings.length] ?? []).map((line) =>
    line
      .replaceAll('BEFORE', change.before)
      .replaceAll('AFTER', change.after)
      .replaceAll('SECTION', change.section ?? '')
      .replaceAll('PROGRAM', program),
  );
  const rows = lines.filter((line) => line.startsWith('|')).map((row) => row.slice(1).split('|'));
  const blocks = lines.flatMap((text): ExtractedText['blocks'] => {
    if (text.startsWith('#')) return [{ type: 'heading', level: 1, text: text.slice(1) }];
    if (!text.startsWith('|')) return [{ type: 'paragraph', text }];
    return text === lines.find((line) => line.startsWith('|')) ? [{ type: 'table', rows }] : [];
  });
  return { source: 'docx', blocks, notes: [] };
}

const withoutCommas = (text = '') => text.replaceAll(',', '');

/** Merges an amendment into a call, and returns what is wrong afterwards. */
function findDeviations(call: Analysis, added: Analysis, change: Change): string[] {
  const currentFile = { name: 'call.pdf', kind: 'notice' } as const;
  const addedFile = { name: 'amendment.docx', kind: 'amendment' } as const;
  const { analysis, changes } = addCallFile({ current: call, added, currentFile, addedFile });
  const { value, file } = read(analysis.details, change.kind, change.section);
  const listTexts = ({ details }: Analysis) =>
    listChecklistItems(details, undefined).map(({ requirement }) => requirement.text);
  const kept = new Set(listTexts(analysis));
  const lost = listTexts(call).filter((text) => !kept.has(text));
  const others = (['deadline', 'award'] as const).filter((kind) => kind !== change.kind);
  return [
    ...(value === change.after ? [] : [`is ${value}`]),
    ...(file === 1 ? [] : [`is from file ${file}`]),
    ...(changes.some(({ after }) =>
      withoutCommas(after?.text).includes(withoutCommas(change.after)),
    )
      ? []
      : ['is not listed']),
    ...others
      .filter((kind) => read(analysis.details, kind).value !== read(call.details, kind).value)
      .map((kind) => `changed the ${kind}`),
    ...(analysis.details.sections.length === call.details.sections.length
      ? []
      : ['added a section']),
    // the sentence with the old value
    ...(lost.length > 1 ? [`lost ${lost.length} requirements`] : []),
  ];
}

async function main(): Promise<void> {
  const [folder] = positionals;
  if (!folder) throw new Error('usage: amendments FOLDER');
  const model = await loadModel();
  const counts = { calls: 0, amendments: 0, right: 0 };
  for await (const { document, analysis } of analyzeCalls(folder, flags.today)) {
    const changes = planChanges(analysis.details);
    if (changes.length === 0) continue;
    for (const change of changes) {
      const extractedText = writeAmendment(change, analysis.grantProgram, counts.calls);
      const added = await analyze({ extractedText, today: flags.today }, model);
      const deviations = findDeviations(analysis, added, change);
      counts.amendments += 1;
      if (deviations.length === 0) counts.right += 1;
      else {
        console.log(`${document.file}: ${change.kind} from ${change.before} to ${change.after}`);
        console.log(`  ${deviations.join(', ')}: ${JSON.stringify(extractedText.blocks)}`);
      }
    }
    counts.calls += 1;
    if (counts.calls >= numberFlag('--calls', flags.calls)) break;
  }
  console.log(
    `${counts.right} of ${counts.amendments} amendments to ${counts.calls} calls without a deviation`,
  );
}

await main();
