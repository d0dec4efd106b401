import type { Claim, ClaimSource, Contradiction, Gap } from '@grantwright/shared/contract';
import { htmlToDocument, type RichBlock, type RichDocument } from '@grantwright/shared/richtext';
import { cutLong, longestLine } from '../text/cut-long.ts';
import { splitSentences } from '../text/sentences.ts';
import { checkNames } from './check-names.ts';
import { indexNames } from './name-index.ts';
import { checkQuantities } from './check-quantities.ts';
import { type DraftLine, draftLines } from './draft-lines.ts';
import { findGaps, gapMark } from './gaps.ts';
import { indexRoles, rolePairs, traceRole } from './role-pairs.ts';
import { passagesOf } from './passages.ts';
import { indexSources } from './source-index.ts';
import type { ClaimSources } from './sources.ts';

export type DraftedSection = { name: string; blocks: RichBlock[] };

export type CheckInput = {
  /** A document, a provider's sections, or the HTML that an application keeps. */
  content: RichDocument | DraftedSection[] | { html: string };
  sources: ClaimSources;
  /** ISO date; ages follow from it. */
  today: string;
};

export type CheckResult = { claims: Claim[]; gaps: Gap[]; contradictions?: Contradiction[] };

const unsupported: ClaimSource = { type: 'unsupported' };

export function checkClaims({ content, sources, today }: CheckInput): CheckResult {
  const draft = 'html' in content ? htmlToDocument(content.html) : content;
  const lines = draftLines(draft, []);
  const passages = passagesOf(sources);
  const index = indexSources(passages, today);
  const roleIndex = indexRoles(passages);
  const names = indexNames(passages);
  const claims: Claim[] = [];
  for (const line of lines) {
    const text = line.text.replace(gapMark, (mark) => ' '.repeat(mark.length));
    let before = '';
    for (const { text: sentence } of splitSentences(text)) {
      const verdicts = checkQuantities(sentence, before, index);
      for (const { quantity, place, rival } of verdicts) {
        const source = place && passages[place.passage]?.source;
        const other = rival && passages[rival.passage];
        claims.push({
          kind: quantity.kind,
          text: quantity.text,
          ...(line.section && { section: line.section }),
          source: source ?? unsupported,
          ...(!source && other && { contradicts: { text: other.text, source: other.source } }),
        });
      }
      for (const pair of rolePairs(sentence)) {
        const { passage, other } = traceRole(pair, roleIndex);
        if (passage === undefined && other === undefined) continue;
        const source = passage === undefined ? undefined : passages[passage]?.source;
        const said = other === undefined ? undefined : passages[other];
        claims.push({ kind: 'name', text: pair.role.text, ...(line.section && { section: line.section }), source: source ?? unsupported,
          ...(said && { contradicts: { text: said.text, source: said.source } }) });
      }
      const covered = verdicts.map(({ quantity }) => quantity);
      for (const { text: name, passage } of checkNames(sentence, covered, names)) {
        const source = passage === undefined ? undefined : passages[passage]?.source;
        claims.push({ kind: 'name', text: name, ...(line.section && { section: line.section }), source: source ?? unsupported });
      }
      before = sentence;
    }
  }
  return { claims, gaps: findGaps(lines) };
}
