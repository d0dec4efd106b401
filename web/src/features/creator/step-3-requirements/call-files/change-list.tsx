import type { CallChange, StatedFact } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { color, size, space } from '../../../../ui/tokens.ts';
import { ChangeArrow } from '../../layout/change-arrow.tsx';
import { Disclosure } from '../../layout/disclosure.tsx';
import { FactList } from '../before-you-start/judgment-list.tsx';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';
import { useFileName } from '../../text/use-citation.ts';
import { toChangeLines, getLineTitle, type ChangeLine } from './change-lines.ts';

/** Lists the changes made by later files. Each shows both files and expands to their quotes. */
export function ChangeList({ changes }: { changes: readonly CallChange[] }) {
  return (
    <List role="list">
      {toChangeLines(changes).map((line, index) => (
        <li key={index}>
          {line.changes.length > 1 ? <ChangeGroup line={line} /> : <Change line={line} />}
        </li>
      ))}
    </List>
  );
}

const ChangeGroup = ({ line }: { line: ChangeLine }) => (
  <FoldedFacts
    title={getLineTitle(line)}
    facts={line.changes.flatMap(({ before, after }) => after ?? before ?? [])}
  />
);

/** The facts from one file, collapsed under a count. */
export function FoldedFacts({ title, facts }: { title: string; facts: StatedFact[] }) {
  const name = useFileName()(facts[0]?.file);
  return (
    <Disclosure label={name ? `${title} (${name})` : title}>
      <FactList facts={facts} />
    </Disclosure>
  );
}

function Change({ line }: { line: ChangeLine }) {
  const getFileName = useFileName();
  const { before, after } = line.changes[0];
  const statement = after ?? before;
  return (
    <ExpandableQuote
      quote={statement?.quote}
      page={statement?.page}
      file={statement?.file}
      more={before && after && [before]}
    >
      <strong>{getLineTitle(line)}:</strong>{' '}
      <BeforeAndAfter kind={line.kind} before={before?.text} after={after?.text} />
      <Files>
        <BeforeAndAfter
          kind={line.kind}
          before={getFileName(before?.file)}
          after={getFileName(after?.file)}
        />
      </Files>
    </ExpandableQuote>
  );
}

type BeforeAndAfterProps = {
  kind: ChangeLine['kind'];
  before: string | undefined;
  after: string | undefined;
};

/** Shows, for example, "September 10 → September 24", without the arrow if both may be valid. */
function BeforeAndAfter({ kind, before, after }: BeforeAndAfterProps) {
  if (!before || !after) return after ?? before;
  if (kind === 'uncertain') return `${before} / ${after}`;
  return (
    <>
      {before} <ChangeArrow /> {after}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
`;
const Files = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.tiny};
`;
