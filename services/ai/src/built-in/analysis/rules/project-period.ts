import { isOfAnotherCall } from '../aside.ts';
import { findDates, formatDateMention } from '../../../text/dates.ts';
import { runsUntil } from '../due-words.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import type { Statement } from '../guidelines.ts';
import { isPrompt } from '../sections/prompts.ts';
import { asChecklistLine, isMandatory } from '../wording.ts';

const subject =
  /\b(?:(?:project|grant|award|funding|performance|budget|contract|program|support|fellowship)\s+(?:period|term|duration|length|cycle)s?|periods? of performance|duration of (?:the )?(?:project|grant|award|funding|[^.]{3,60} (?:is|are) (?:limited|at most|up to))|length of (?:the )?(?:project|grant|award)|(?:for|have|has|with) (?:a|an initial) term of|(?:grants?|awards?|projects?) (?:have|has|with|of) (?:a )?(?:maximum )?duration|duration of this (?:award|grant)|term of (?:the )?(?:grant|award|contract|agreement)|(?:one|two|three|four|five|multi|single|1|2|3|4|5)[- ]year (?:grants?|awards?|projects?|period|funding|term)|(?:grants?|awards?|projects?|funding|activities|funds|programs?)\b.{0,50}\b(?:(?:for|last|up to|within|of|over|from)\s+(?:a (?:period of )?|periods? of (?:\w+ to )?|up to )?(?:\w+ \(\d+\)|\w+|\d+)[- ](?:year|month)s?|(?:must|should) (?:be (?:completed|spent|used|expended)|start|begin|take place|occur|end)))\b/i;
const span =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|eighteen|twenty-four|thirty-six|30|45|60|90|120|180)(?:\s*\(\d+\))?[ -](?:year|month|week|day|semester|term)s?\b/i;

/** "6 to 9 months up to a maximum of 12 months": what may not be passed. */
const most = new RegExp(
  `\\b(?:maximum (?:of|duration of)|no (?:more|longer) than|not (?:to )?exceed) (${span.source})`,
  'i',
);
/** "Grants of $5,000 to $25,000 for a period of up to 12 months": beside the money stands how long it is for. */
const besideMoney = new RegExp(
  `\\bfor (?:an? )?(?:(?:period|term|duration)s? of )?(?:up to|at most|no (?:more|longer) than|a maximum of) (${span.source})`,
  'i',
);

/** "Work is to commence within two months", "Start window: up to 12 months after signing" */
const startsWithin =
  /\bstart (?:window|dates?)\b|\b(?:commenc|begin|start)\w* (?:\w+ ){0,3}within\b/i;

/** "It should be spent within fifteen months", "The work may begin in July and may last up to a year" */
const runs =
  /^(?:it|they|the (?:money|gift|sum|grant)) (?:must|should|has to|is to) be (?:spent|used) (?:up )?(?:within|in|over|by|before)\b|\b(?:work|projects?|activities) (?:may|can|must|should|has to|have to) (?:only )?(?:begin|start|last|run|take)\b/i;

/** "Lot A - Duration" beside "6-12 months": in a table of several grants each has its own. */
const ofOne =
  /^(.{2,60}) - ((?:(?:project|grant|maximum) )?(?:duration|length|term|period))s?(?: \([^()]*\))?$/i;

/** How long a project may run, and between which dates. */
export const projectPeriod: Rule = {
  name: 'project-period',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      const { text } = statement;
      const ends =
        /\b(?:must|should|shall|will) (?:have )?(?:complete|finish)d? (?:all |the |their |its |your )*(?:funded )?(?:projects?|activities|work)\b[^.]{0,20}\bby\b/i.test(
          text,
        );
      if (isOfAnotherCall(statement) || (statement.aside === 'after' && !ends)) return [];
      const about =
        ends ||
        subject.test(text) ||
        subject.test(statement.label ?? '') ||
        /^(?:duration|(?:grant |initial )?term|timeline|projects? (?:must )?(?:be )?(?:delivered|delivery|completed|take place|dates)|(?:project|activity|delivery) dates?)$/i.test(
          statement.label ?? '',
        ) ||
        ofOne.test(statement.label ?? '') ||
        /\b(?:projects?|activities|repairs?|works?|grants?|funds)\b[^.]{0,20}\b(?:must|should|are to) be (?:completed|spent|used|expended|delivered|finished)\b/i.test(
          text,
        ) ||
        runs.test(text);
      const dates = findDates(text);
      const length = span.exec(text);
      if (isPrompt(statement) || /^(?:describes?|includes?|provides?|documents?) /i.test(text))
        return [];
      if (!about || (!length && dates.length === 0)) return [];
      if (
        /\b(?:(?:having|with) a duration of (?:less|more)|deadline|due|end of the|of the end|existence|(?:months?|weeks?|days?|years?) (?:after|from|preceding|before) (?:the )?(?:date|invitation|submission|receipt|proposal)|operation for|experience|prior|previous|salary|clinical|at least (?:one|two|three|\d+) years?(?: of)?|history|report|audit|years? old|ago|retain|records|last|past|eligible (?:again|to reapply)|wait|financial statements|\$|direct costs)\b/i.test(
          text.replace(/\b(may|can|must|should|will) last\b/gi, '$1 run'),
        ) &&
        !/\bperiod of performance|project period (?:may|is|must|will|cannot)/i.test(text)
      )
        return [];
      // "Proposals are accepted from January 1 to January 31", "March 1 for the first funding cycle": when to apply.
      if (
        dates.length > 0 &&
        (/\b(?:applications?|proposals?|requests?|letters?)\b[^.]{0,30}\b(?:accepted|received|taken|submitted|open)\b/i.test(
          text,
        ) ||
          (dates.length === 1 && /\bfor (?:the )?(?:\w+ ){1,3}cycle\b/i.test(text)))
      )
        return [];
      // "within six months of the end of the project" is when something follows it.
      if (
        /\bwithin [^.]{0,20}(?:days?|weeks?|months?|years?) (?:of|after|from|following) (?:the )?(?:end|close|completion|expir)/i.test(
          text,
        )
      )
        return [];
      // "Applicants are notified within one week" is the funder's time.
      if (
        /\b(?:notif\w+|informed|hear (?:from|back)|told|tell|know|decid\w+|decisions?|declined|respond\w*|repl(?:y|ies)|answered|reviewed)\b[^.]{0,90}\b(?:within|in)\b/i.test(
          text,
        )
      )
        return [];
      const [, of, what] = ofOne.exec(statement.label ?? '') ?? [];
      if (of && what && length && dates.length === 0)
        return [
          finding(statement, {
            kind: 'limit',
            text: `${of}: ${what.toLowerCase()} ${statement.value ?? ''}`,
            weight: 73,
            topic: `period ${of}`,
          }),
        ];
      const isOfMoney = /[$€£]\s?\d|\b(?:EUR|USD|CAD|GBP|AUD)\b/.test(text);
      const beside = isOfMoney ? besideMoney.exec(text)?.[1] : undefined;
      if (beside) return [atMost(statement, beside)];
      if (isOfMoney) return [];
      const [start, end] = dates;
      const upTo =
        /\b(?:may not exceed|not exceed|up to|no more than|maximum|at most|or less|within|limited to|no longer than|not to exceed)\b/i.test(
          text,
        );
      // A form called "1 Year Funding Proposal Form" lasts no year.
      if (/\bform$/i.test(statement.label ?? '')) return [];
      const isStart = startsWithin.test(`${statement.label ?? ''} ${text}`);
      const isWindow =
        start && end && dates.length === 2 && runsUntil.test(text.slice(start.end, end.start));
      const line =
        isWindow && start && end
          ? `The project runs from ${formatDateMention(start)} to ${formatDateMention(end)}`
          : length &&
              upTo &&
              dates.length === 0 &&
              !isStart &&
              !/\bdays?\b|\b(?:completed|spent|used|expended)\b/i.test(text)
            ? `Plan a project of at most ${tidySpan(most.exec(text)?.[1] ?? length[0])}`
            : length &&
                dates.length === 0 &&
                !isStart &&
                statement.value !== undefined &&
                statement.value.length < 60
              ? `The grant period is ${tidySpan(length[0])}`
              : asChecklistLine(
                  text.replace(/^(?:it|they) (?=[^.]*\b(?:spent|used)\b)/i, 'The grant '),
                );
      if (!line || line.length > 260) return [];
      return [
        finding(statement, {
          kind: 'limit',
          text: line,
          mandatory: isMandatory(text),
          weight: 73,
          topic: `period ${line}`,
        }),
      ];
    }),
};

const atMost = (statement: Statement, length: string): Finding => {
  const text = `Plan a project of at most ${tidySpan(length)}`;
  return finding(statement, { kind: 'limit', text, weight: 73, topic: `period ${text}` });
};

const tidySpan = (text: string): string => {
  const words = text
    .replace(/\s*\(\d+\)/, '')
    .replace(/-/g, ' ')
    .toLowerCase();
  return /^(?:1|one) /.test(words) ? words.replace(/s$/, '') : words.replace(/s?$/, 's');
};
