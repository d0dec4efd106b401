import { isOfAnotherCall } from '../aside.ts';
import { contactName } from './contact-name.ts';
import { finding, type Rule } from '../finding.ts';

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const phone =
  /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\+\d{2}[ \d()-]{8,16}\d|\b0\d{1,4}[ -]?\d{3,4}[ -]?\d{3,4}\b|\b1[38]00[ -]\d{3}[ -]\d{3}\b|(?<!\b(?:acts?|laws?|code|bill|resolution|form|no\.|number|p\.l\.) (?:no\. )?)\b\d{3}-\d{4}\b(?!-)/i;
const about =
  /\b(?:questions?|contact|inquir|enquir|assistance|help|information|program (?:officer|manager|staff|director|coordinator|contact)|e-?mail|(?:tele)?phone|calls?|reach)\b/i;
const notContact =
  /\b(?:fraud|whistleblower|hotline|disclosure|inspector general|complaint|TTY|TDD|fax only|privacy|unsubscribe|relay)\b/i;

/** "Send everything as a single PDF to a@b.org" names where the application goes, and nobody to ask. */
const sendsThere =
  /^(?:[^.@]{3,60}(?:,| and) )?(?:please )?(?:submit|send|return|e-?mail|mail|deliver)\b[^.@?]{3,140}\bto\b[^.@]{0,40}[\w.+-]+@/i;

/** Whom to ask. */
export const contacts: Rule = {
  name: 'contacts',
  find: (guidelines) => {
    const seen = new Set<string>();
    return guidelines.statements.flatMap((statement, index) => {
      const { text } = statement;
      if (isOfAnotherCall(statement)) return [];
      const titled = statement.path
        .slice(-2)
        .some((name) => /\bcontacts?|questions|help|how to apply|support|assistance\b/i.test(name));
      if (/\bsend\b[^.]*\b(?:e-?mail|letter|notice) of\b/i.test(text)) return [];
      // "Questions? Phyllis Aune 555-0162 after supper."
      const before = guidelines.statements[index - 1];
      const isAsked =
        before?.block === statement.block &&
        /^(?:any |still |more )?questions?\b[^.?]{0,40}\?$/i.test(before.text);
      if (notContact.test(text) || (!about.test(text) && !titled && !isAsked)) return [];
      // An application may be sent to an address too; that is the submission's line.
      if (
        /\b(?:applications?|proposals?|nominations?)\b.*\b(?:submitted|sent|mailed|e-?mailed)\b/i.test(
          text,
        ) &&
        !/\bquestions?\b/i.test(text)
      )
        return [];
      if (
        sendsThere.test(text) &&
        !/\b(?:questions?|contact|inquir\w*|enquir\w*|help)\b/i.test(text)
      )
        return [];
      const ways = [email.exec(text)?.[0]?.replace(/\.$/, ''), phone.exec(text)?.[0]].filter(
        (way): way is string => Boolean(way) && !/protected/.test(way ?? ''),
      );
      const key = ways[0];
      if (!key || seen.has(key)) return [];
      seen.add(key);
      const topic =
        /\b(?:support@|helpdesk|help@|technical|portal|system|grants\.gov|login|software)\b/i.test(
          `${text} ${statement.path.at(-1) ?? ''}`,
        )
          ? 'technical problems'
          : /\bbudget|grants management|financial\b/i.test(`${text} ${statement.path.at(-1) ?? ''}`)
            ? 'budget and grants management'
            : 'the program';
      return [
        finding(statement, {
          kind: 'submission',
          text: `Ask questions about ${topic}: ${[contactName(statement, guidelines), ...ways].filter(Boolean).join(', ')}`,
          mandatory: false,
          weight: topic === 'the program' ? 49 : 40,
          topic: `contact ${key}`,
        }),
      ];
    });
  },
};
