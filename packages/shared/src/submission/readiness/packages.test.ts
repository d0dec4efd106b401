import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { findFindings } from './find-findings.ts';
import { cleanPackage, subjects, toInput, type Package, type Subject } from './testing/packages.ts';

type Defect = {
  name: string;
  plant: (candidate: Package, subject: Subject) => void;
  isFound: (finding: Finding) => boolean;
};

const textHas =
  (rule: string, words = '') =>
  (finding: Finding) =>
    finding.rule === rule && finding.text.includes(words);

const defects: readonly Defect[] = [
  {
    name: 'a missing section',
    plant: ({ parts }) => void (parts.team = 'missing'),
    isFound: textHas('missing-section', 'Team'),
  },
  {
    name: 'an empty section',
    plant: ({ parts }) => void (parts.evaluation = ''),
    isFound: textHas('empty-section', 'Evaluation'),
  },
  {
    name: 'an open gap',
    plant: ({ parts }) => void (parts.plan += '<p>It starts on [NEEDS INPUT: which day?].</p>'),
    isFound: textHas('open-gaps'),
  },
  {
    name: 'a placeholder',
    plant: ({ parts }) => void (parts.plan += '<p>The coordinator (TBD) starts in May.</p>'),
    isFound: textHas('placeholder', 'TBD'),
  },
  {
    name: 'a bracket of a template',
    plant: ({ parts }) => void (parts.need += '<p>[Insert local statistic here]</p>'),
    isFound: textHas('placeholder', '[Insert'),
  },
  {
    name: 'a section over its limit',
    plant: ({ parts }) => void (parts.need += `<p>${'And more than that. '.repeat(30)}</p>`),
    isFound: textHas('limit', 'over'),
  },
  {
    name: 'an open attachment',
    plant: ({ input }) => {
      for (const row of input.submission?.attachments ?? [])
        Object.assign(row, { required: true, state: 'open' });
    },
    isFound: textHas('attachment', 'Board list'),
  },
  {
    name: 'a request above the ceiling',
    plant: ({ parts }) =>
      void (parts.budget = parts.budget.replace(/\$[\d,]+ from/, '$75,000 from')),
    isFound: textHas('request', 'maximum'),
  },
  {
    name: 'a wrong total',
    plant: ({ parts }) => void (parts.budget = parts.budget.replace('$12,000', '$14,500')),
    isFound: textHas('table-total'),
  },
  {
    name: 'a passed deadline',
    plant: ({ details }) => void (details.deadline = { date: '2026-10-20' }),
    isFound: textHas('deadline'),
  },
  {
    name: 'a missing statement on AI',
    plant: ({ details }) =>
      void (details.aiPolicy = [{ text: 'Applicants must disclose any use of generative AI.' }]),
    isFound: textHas('ai-rule'),
  },
  {
    name: 'an unanswered prompt',
    plant: ({ sections }) =>
      void sections[1]?.prompts.push('Explain how volunteers are supervised.'),
    isFound: textHas('prompt', 'supervised'),
  },
  {
    name: "last year's funder",
    plant: ({ parts }) => void (parts.plan += '<p>This fits the Brightwater Foundation well.</p>'),
    isFound: textHas('other-funder', 'Brightwater Foundation'),
  },
  {
    name: 'the funder of another letter',
    plant: ({ parts }) => void (parts.need = `<p>Dear Stonegate Trust,</p>${parts.need}`),
    isFound: textHas('other-funder', 'Stonegate Trust'),
  },
  {
    name: 'an undefined acronym',
    plant: ({ parts }) => void (parts.plan += '<p>Our MTSS team leads. The MTSS model works.</p>'),
    isFound: textHas('acronym', 'MTSS'),
  },
  {
    name: 'a reference to an attachment',
    plant: ({ parts, input }) => {
      parts.plan += '<p>For résumés, see attached.</p>';
      for (const row of input.submission?.attachments ?? [])
        if (row.state === 'ready')
          Object.assign(row, { state: 'not-applicable', reason: 'Sent before.' });
    },
    isFound: textHas('see-attached'),
  },
  {
    name: 'an unsupported fact',
    plant: ({ parts, input }) => {
      parts.need += '<p>In all, 1,250 are waiting.</p>';
      input.claims = [{ text: '1,250', kind: 'figure', source: { type: 'unsupported' } }];
    },
    isFound: textHas('fact', '1,250'),
  },
  {
    name: 'two requests',
    plant: ({ parts }) => void (parts.plan += '<p>We are requesting $27,500 to begin.</p>'),
    isFound: textHas('request', 'both'),
  },
  {
    name: 'two totals',
    plant: ({ parts }) =>
      void (parts.plan +=
        '<p>The total project budget is $80,000.</p><p>The total project cost is $82,000.</p>'),
    isFound: textHas('totals'),
  },
  {
    name: 'shares that do not add up',
    plant: ({ parts }) =>
      void (parts.budget += '<ul><li>60% staff</li><li>25% rent</li><li>20% supplies</li></ul>'),
    isFound: textHas('percentages'),
  },
  {
    name: 'a budget line that does not add up',
    plant: ({ input }) => {
      const [line] = input.submission?.budget?.lines ?? [];
      if (line) line.requested -= 500;
    },
    isFound: textHas('budget-line', '$500 of the cost has no source'),
  },
];

/** Ten defects per package, in varying combinations. Two of the defects exclude each other and are never combined. */
const defectsOf = (index: number): Defect[] =>
  Array.from({ length: 10 }, (_, step) => (index + step * 2 + (step > 4 ? 1 : 0)) % defects.length)
    .map((position) => defects[position])
    .filter((defect) => defect !== undefined);

describe('ten packages, each with ten planted defects', () => {
  const results = subjects.map((subject, index) => {
    const planted = defectsOf(index);
    const candidate = cleanPackage(subject);
    for (const { plant } of planted) plant(candidate, subject);
    const findings = findFindings(toInput(subject, candidate));
    return {
      subject,
      missed: planted
        .filter(({ isFound }) => !findings.some(isFound))
        .map(({ name }) => `${subject.organization}: ${name}`),
      falseBlockers: findings
        .filter(({ level }) => level === 'blocker')
        .filter((finding) => !planted.some(({ isFound }) => isFound(finding)))
        .map(({ text }) => text),
    };
  });

  it('reveal at least 95 of the 100 defects', () => {
    const missed = results.flatMap((result) => result.missed);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5);
  });

  it.each(results)('produce no false blockers: $subject.organization', ({ falseBlockers }) => {
    expect(falseBlockers).toEqual([]);
  });

  it.each(subjects)('produce no findings without the defects: $organization', (subject) => {
    expect(findFindings(toInput(subject, cleanPackage(subject))).map(({ text }) => text)).toEqual(
      [],
    );
  });
});
