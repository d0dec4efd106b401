import { isOfAnotherCall } from '../aside.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import { excludes } from '../excluding-titles.ts';
import { forbidsActs } from '../forbidden.ts';
import { splitLabel } from '../shape.ts';
import { joinItems } from '../wording.ts';

/** "Candidates who receive a fellowship are not eligible to apply" under "Exclusions" says whom. */
const saysWhom =
  /^(?:candidates|applicants|individuals|persons|people|organi[sz]ations|those) (?:who|that|which|with|whose)\b/i;
const headOfColumn =
  /^(?:why|reasons?|notes?|comments?|remarks?|explanations?|exceptions?|details|what to do)\b[^.]{0,40}$/i;
const saysNoAgain =
  /,? (?:is|are) (?:also )?not eligible(?: to apply| for (?:funding|a grant|grants))?\.?$/i;

const lineOf = (kind: 'who' | 'what', items: string[]): string | undefined => {
  const whom = kind === 'who' || items.every((item) => saysWhom.test(item));
  const said = joinItems(
    items.filter((item) => !/\?$/.test(item)).map((item) => item.replace(saysNoAgain, '')),
    560,
  );
  return said && `${whom ? 'Not eligible' : 'Not funded'}: ${said}`;
};

/** What stands under a title that says no, where no sentence says it. */
export const exclusions: Rule = {
  name: 'exclusions',
  find: (guidelines) => {
    const found: Finding[] = [];
    const covered = new Set<number>();
    for (const list of guidelines.lists) {
      if (isOfAnotherCall(list) || forbidsActs(list.lead?.text ?? '')) continue;
      // "Funding is not available for: - organisations in receipt of …": the first item stands beside the lead.
      const [lead = '', beside = ''] = (list.lead?.text ?? '').split(/:\s*(?:[-–•*]\s*)?/);
      const kind =
        excludes(lead) ?? (lead.length < 60 ? excludes(list.path.at(-1) ?? '') : undefined);
      const [first] = list.items;
      const text =
        kind && lineOf(kind, [...(beside ? [beside] : []), ...list.items.map((item) => item.text)]);
      if (!text || !first) continue;
      for (const { block } of list.items) covered.add(block);
      found.push(
        finding(first, {
          kind: kind === 'who' ? 'eligibility' : 'amount',
          text,
          weight: 77,
          topic: text,
          list: true,
          coversBlocks: list.items.map((item) => item.block),
        }),
      );
    }
    for (const statement of guidelines.statements) {
      const { text, path, aside, block, form } = statement;
      const pair = splitLabel(text);
      if (aside === 'past' || aside === 'example' || aside === 'elsewhere') continue;
      if (covered.has(block) || forbidsActs(text)) continue;
      const own = pair && excludes(pair.label);
      if (form === 'item' && !own) continue;
      // "Not funded | Why, or what to do" heads a table.
      if (own && headOfColumn.test(pair.value)) continue;
      const kind = own ?? excludes(path.at(-1) ?? '');
      // A sentence with a verb under such a title speaks for itself.
      const said = own ? pair.value : text;
      if (
        !kind ||
        (!own && /^(?:we|you|they|it|if|this|but)\b/i.test(said)) ||
        (!own &&
          /\b(?:is|are|will|must|may|can|has|have|had)\b(?![^(]*\))/i.test(
            said.split(';')[0] ?? '',
          ))
      )
        continue;
      const line = lineOf(kind, said.split(/;\s+/));
      if (line && said.length > 8)
        found.push(
          finding(statement, {
            kind: kind === 'who' ? 'eligibility' : 'amount',
            text: line,
            weight: 77,
            topic: line,
          }),
        );
    }
    return found;
  },
};
