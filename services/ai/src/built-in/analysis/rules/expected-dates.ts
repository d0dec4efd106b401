import { findDates } from '../../../text/dates.ts';
import { isOfAnotherCall } from '../aside.ts';
import { finding, type Rule } from '../finding.ts';
import { isPrompt } from '../sections/prompts.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

const planned = '(?:indicative|expected|envisaged|anticipated|planned|foreseen|actual|estimated)';
const action =
  '(?:projects?|actions?|grants?|awards?|activit(?:y|ies)|participation|work|contracts?|fellowships?|program(?:me)?s?|funding)';
const runs = new RegExp(
  `\\b(?:${planned} )(?:\\w+ )?duration of (?:the |each |all |your )?(?:\\w+ )?${action}\\b|\\bduration of (?:the |each |all )?${action} (?:is|will be) (?:\\w+ )?\\d`,
  'i',
);
const length =
  /\b(?:\d{1,2}|six|nine|twelve|eighteen|twenty-four|thirty-six)[ -](?:month|year|week)s?\b/i;
const starts = new RegExp(
  `\\b(?:${planned} )(?:project )?(?:start(?:ing)?|commencement) dates?\\b|\\b(?:start(?:ing)?|commencement) date of (?:the |each |all )?${action}\\b`,
  'i',
);
const firstDay = /\bfirst (?:\w+ )?day of\b|\b(?:after|following|upon) (?:the )?(?:date|sign)/i;
const between = new RegExp(
  `^(?:the )?${action} (?:happening|taking place|held|occurring|carried out|that (?:happen|take place|occur))\\b`,
  'i',
);

/** When funded work is expected to start, and how long it is expected to run. */
export const expectedDates: Rule = {
  name: 'expected-dates',
  find: (guidelines) =>
    guidelines.statements
      .flatMap((statement) => {
        const { text } = statement;
        if (isOfAnotherCall(statement) || text.length > 260 || /[?:]$/.test(text)) return [];
        if (isPrompt(statement)) return [];
        const dates = findDates(text).length;
        const long = runs.test(text) && length.test(text);
        const start = starts.test(text) && (dates > 0 || firstDay.test(text));
        // A mistyped last day ("04/31/25") is none, yet the sentence has its second date.
        const window = between.test(text) && /\d\D{1,5}\d+\/\d+\/\d|\d{4}/.test(text) && dates > 0;
        if (!long && !start && !window) return [];
        const line = asChecklistLine(text);
        if (!line || !isWhole(line)) return [];
        return [finding(statement, { kind: 'limit', text: line, mandatory: window, weight: 61 })];
      })
      .slice(0, 3),
};
