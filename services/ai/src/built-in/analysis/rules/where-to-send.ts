import { plain, squeeze } from '@grantwright/analyst';
import { finding, type Finding, type Rule } from '../finding.ts';
import { isOfAnotherCall } from '../aside.ts';
import type { Guidelines } from '../guidelines.ts';

const address =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\bP\.? ?O\.? Box\b|\b\d{1,5} (?:[\p{Lu}][\p{L}.]+ ){1,4}(?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Mews|Lane|Drive|Blvd|Boulevard|Way|Square|Place)\b|\b[A-Z]{2} \d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/u;
const sends =
  /^(?:(?:please )?(?:return|mail|send|post|deliver|e-?mail)(?: (?:it|them|your (?:\w+ )?(?:letter|application|proposal|form|request)|one (?:copy|pdf)))?(?: by (?:post|mail|e-?mail))? to\b|(?:by )?(?:u\.?s\.? )?(?:mail|post|e-?mail)(?: to)?\b|those who prefer may (?:send|e-?mail))/i;
/** "Submit a proposal and a budget by email to a@b.org", "Return the form as a single PDF to": what comes before the address. */
const orders =
  /^(?:(?:to apply:?|when (?:complete|ready)|once (?:complete|signed)),? )?(?:please )?(?:(?:complete|fill in|fill out|sign|scan) [^.@]{3,60} and )?(?:submit|send|return|e-?mail|mail|post|deliver)\b[^.@:;?]{3,110}\bto:? (?:(?:us:|\p{L}[\p{L}.'-]+,?) )*(?=[\w.+-]+@)/iu;
/** What is not the application: a letter before it, what winners send, who wishes to be told. */
const ofElse =
  /\b(?:letters? of (?:intent|inquiry|interest|support|recommendation)|notice of intent|reports?|invoices?|rsvp|registration|subscri\w+|comments?|feedback|if you|receipts?|agreement|questions?)\b/i;
const asks = /\b(?:questions?|inquir|enquir|information|reports?|technical|trouble|invoices?)\b/i;

const leadsTo =
  /\b(?:mail(?:ed)?|sen[dt]|return(?:ed)?|deliver(?:ed)?|submit(?:ted)?|address(?:ed)?)\b[^.:]{0,60}\bto:?(?: [\p{Lu}][\p{L}.'-]+){0,4}$/iu;
const place = /\bP\.? ?O\.? Box \d+|^\d{1,5} \p{Lu}/u;

/** "Mail completed application to:" over the lines of an address. */
const onLinesBelow = ({ reading }: Guidelines): Finding[] =>
  reading.blocks.flatMap((lead, index): Finding[] => {
    if (lead.type === 'table') return [];
    const text = squeeze(plain(lead.text));
    if (text.length > 140 || !leadsTo.test(text) || asks.test(text)) return [];
    const lines: { text: string; at: number }[] = [];
    for (let at = index + 1; at <= index + 5; at++) {
      const block = reading.blocks[at];
      if (!block || block.type === 'table' || block.text.length > 90) break;
      lines.push({ text: squeeze(plain(block.text)), at });
      if (/\b[A-Z]{2}\.? +\d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/.test(block.text)) break;
    }
    const found = lines.find((line) => place.test(line.text));
    const block = found && reading.blocks[found.at];
    if (!block || block.type === 'table') return [];
    const name = /\bto:? (\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)* ?)$/u.exec(text)?.[1];
    const where = [...(name ? [name] : []), ...lines.map((line) => line.text)].join(', ');
    return [
      finding(
        {
          block: found.at,
          path: [],
          quote: block.text,
          ...(block.page ? { page: block.page } : {}),
        },
        {
          kind: 'submission',
          text: `Send the application to: ${where}`,
          weight: 70,
          topic: `send to ${where.slice(0, 40).toLowerCase()}`,
        },
      ),
    ];
  });

/** The address that the application goes to, where no sentence says that it must. */
export const whereToSend: Rule = {
  name: 'where-to-send',
  find: (guidelines) => [
    ...onLinesBelow(guidelines),
    ...guidelines.statements.flatMap((statement) => {
      const { text, path } = statement;
      if (isOfAnotherCall(statement) || statement.aside === 'after') return [];
      if (text.length > 320 || !address.test(text)) return [];
      const ordered = ofElse.test(text) ? undefined : orders.exec(text)?.[0];
      if (!sends.test(text) && ordered === undefined) return [];
      // "Email: x@y" alone is a contact's, where nothing around speaks of sending.
      if (
        /^e-?mail:?\s*[\w.+-]+@[\w.-]+$/i.test(text.trim()) &&
        !/\b(?:submi\w+|apply|send|where|how to)\b/i.test(
          `${path.at(-1) ?? ''} ${statement.lead ?? ''}`,
        )
      )
        return [];
      if (asks.test(`${text} ${path.at(-1) ?? ''}`)) return [];
      const where = squeeze(
        ordered !== undefined && !sends.test(text)
          ? text.slice(ordered.length)
          : text.replace(/^[^:@]{0,45}?\bto\b:?\s*/i, ''),
      ).replace(/[.;,]$/, '');
      return [
        finding(statement, {
          kind: 'submission',
          text: `Send the application to: ${where}`,
          weight: 70,
          topic: `send to ${where.slice(0, 40).toLowerCase()}`,
        }),
      ];
    }),
  ],
};
