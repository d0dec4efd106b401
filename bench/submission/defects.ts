import {
  estimatePages,
  findApplicationFormat,
  formatAmount,
  listChecklistItems,
} from '@grantwright/shared/submission';
import { createAnswer, toReadinessInput } from './application.ts';
import { add, adding, placeholder, rule, type Defect } from './defect.ts';

/** Mistakes made by a grant writer in a hurry, in the order in which they are planted. */
export const defects: readonly Defect[] = [
  {
    name: 'another funder in one paragraph',
    plant: adding(
      'The Brightwater Foundation has long cared about work like this, and we share its values.',
      rule('other-funder', 'Brightwater Foundation'),
    ),
  },
  {
    name: 'last year’s program in the header',
    plant: ({ input, applicant }) => {
      input.submission = {
        ...input.submission,
        format: { header: `${applicant.name} – Riverside Trust Small Grants 2019` },
      };
      return rule('other-funder', 'Riverside Trust');
    },
  },
  {
    name: 'a start before the call',
    plant: adding('The work will begin on March 1, 2009.', rule('past-date', 'March 1, 2009')),
  },
  {
    name: 'a request above the maximum, written out',
    plant: adding(
      'In all, we request nine hundred thousand dollars.',
      rule('request', 'nine hundred thousand dollars'),
    ),
  },
  {
    name: 'a budget line entered twice',
    plant: ({ budget }) => {
      const line = budget.lines.find(({ item }) => item === 'Workshop materials');
      if (line) budget.lines.push({ ...line });
      return rule('budget-line', 'Workshop materials');
    },
  },
  {
    name: 'five lines over the page limit',
    plant: (application) => {
      const part = application.parts.find(({ section }) => section.limit?.pages);
      if (!part?.section.limit?.pages) return undefined;
      const { pages } = part.section.limit;
      const line = 'Every line of this section says what our staff will do and when they do it.';
      const format =
        findApplicationFormat({ details: application.details, changes: undefined }) ?? {};
      const measureLength = () => {
        const { document } = toReadinessInput({
          ...application,
          parts: [part],
          before: '',
          after: '',
        });
        return estimatePages(document.slice(1), format);
      };
      while (measureLength() < pages + 5 / 46) part.html += `<p>${line}</p>`;
      return rule('limit', part.section.name, 'page');
    },
  },
  {
    name: 'Attachment C of A and B',
    plant: adding(
      'The résumés of all staff are in Attachment C.',
      rule('see-attached', 'Attachment C'),
    ),
  },
  {
    name: 'an acronym before its definition',
    plant: (application) => {
      const [first] = application.parts;
      if (first) first.html = `<p>The QRTX plan guides us.</p>${first.html}`;
      application.after += '<p>Quarterly Review of Tasks (QRTX) meetings are open to all.</p>';
      return rule('acronym', 'QRTX');
    },
  },
  {
    name: 'an acronym that is never defined',
    plant: adding('The WRAPS team leads. Each WRAPS meeting is public.', rule('acronym', 'WRAPS')),
  },
  {
    name: 'an unanswered question of a section',
    plant: ({ parts }) => {
      const part = parts.toSorted((a, b) => b.section.prompts.length - a.section.prompts.length)[0];
      const prompt = part?.section.prompts.findLast((one) => part.html.includes(createAnswer(one)));
      if (!part || !prompt || part.section.prompts.length < 2) return undefined;
      part.html = part.html.replace(createAnswer(prompt), 'We are ready to start.');
      return rule('prompt', prompt);
    },
  },
  {
    name: 'a requirement to sign that is open',
    plant: ({ input, details }) => {
      const open = listChecklistItems(details, undefined).find(
        ({ requirement }) => requirement.mandatory,
      );
      if (!open) return undefined;
      const others = input.submission?.checklist?.filter(
        (item) => item.requirement !== open.requirement.text,
      );
      input.submission = { ...input.submission, checklist: others };
      return rule('checklist');
    },
  },
  {
    name: 'a blank for a signature',
    plant: adding('Signed: ______________________ Date: ___________', rule('signature')),
  },
  placeholder('Our program serves {{county}} and its neighbors.', '{{county}}'),
  placeholder('Thank you, «FunderName», for this chance.', '«FunderName»'),
  placeholder('We serve (insert number) people each year.', '(insert number)'),
  placeholder('We served [??] people last spring.', '[??]'),
  placeholder('The director, &lt;&lt;NAME&gt;&gt;, leads the work.', '<<NAME>>'),
  placeholder('Our director is to be determined.', 'to be determined'),
  placeholder('Attendance grew by XX percent.', 'XX'),
  placeholder('The plan ends in 20XX.', '20XX'),
  placeholder('Error! Reference source not found.', 'Error!'),
  {
    name: 'a false statement on AI',
    plant: ({ input }) => {
      input.submission = {
        ...input.submission,
        writtenBy: ['built-in'],
        aiStatement: 'No AI tools were used to write this application.',
      };
      return rule('ai-rule');
    },
  },
  {
    name: 'a false sentence on AI in the text',
    plant: (application) => {
      const { submission } = application.input;
      application.input.submission = { ...submission, writtenBy: ['openai'], aiStatement: '' };
      add(application, 'This proposal was written without AI.');
      return rule('ai-rule');
    },
  },
  {
    name: 'a section under another name',
    plant: ({ parts }) => {
      const part = parts.find(({ section }) => section.required);
      if (!part) return undefined;
      const { name } = part.section;
      part.section = { ...part.section, name: 'Our Story' };
      return rule('missing-section', name);
    },
  },
  {
    name: 'an empty section',
    plant: ({ parts }) => {
      const part = parts.findLast(({ section }) => section.required);
      if (!part || parts.length < 2) return undefined;
      part.html = '';
      return rule('empty-section', part.section.name);
    },
  },
  {
    name: 'a request above the maximum',
    plant: (application) => {
      const { ceiling } = application.details.award ?? {};
      if (!ceiling || ceiling.currency !== 'USD') return undefined;
      const amount = `$${(ceiling.amount + 5_000).toLocaleString('en-US')}`;
      add(application, `For the full plan, we are asking for ${amount}.`);
      return (finding) => rule('request', 'maximum', amount)(finding);
    },
  },
  {
    name: 'another total cost in the text',
    plant: (application) => {
      const amount = formatAmount(987_650, application.budget.currency);
      add(application, `The total cost of the project is ${amount}.`);
      return rule('budget-total', amount);
    },
  },
  {
    name: 'an amount of an item that differs',
    plant: (application) => {
      add(application, `Workshop materials: ${formatAmount(77, application.budget.currency)}.`);
      return rule('budget-item', 'Workshop materials');
    },
  },
  {
    name: 'an attachment that is not ready',
    plant: ({ input }) => {
      input.submission?.attachments?.forEach((row, index) => {
        if (index === 1) Object.assign(row, { state: 'open' });
      });
      return rule('attachment', 'Determination letter');
    },
  },
  {
    name: 'a section over its limit',
    plant: ({ parts }) => {
      const part = parts.find(({ section: { limit } }) => limit?.words ?? limit?.characters);
      if (!part) return undefined;
      const { words = 0, characters = 0 } = part.section.limit ?? {};
      part.html += `<p>${'One more. '.repeat(words + characters)}</p>`;
      return rule('limit', part.section.name, 'over');
    },
  },
  {
    name: 'a letter to another foundation',
    plant: (application) => {
      application.before = '<p>Dear Trustees of the Quillan Family Foundation,</p>';
      return rule('other-funder', 'Quillan Family Foundation');
    },
  },
  {
    name: 'an open question of the draft',
    plant: adding('[NEEDS INPUT: Who keeps the books?]', rule('open-gaps')),
  },
  {
    name: 'shares that do not add up',
    plant: adding(
      'The budget is split into 55% staff, 30% rent and 25% food.',
      rule('percentages'),
    ),
  },
  {
    name: 'the program of another year',
    plant: (application) => {
      const { grantProgram } = application.input;
      if (grantProgram === '' || /\d/.test(grantProgram)) return undefined;
      application.before += `<p>Application to the 2011 ${grantProgram.replaceAll('&', '&amp;')}</p>`;
      return rule('other-year', '2011');
    },
  },
];
