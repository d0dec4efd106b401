import type { Dispatch } from 'react';
import styled from 'styled-components';
import { calls } from '../../../lib/calls.ts';
import { useWholeList } from '../../../lib/use-whole-list.ts';
import { color, radius, size, space } from '../../../ui/tokens.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { dateOf, nameOf, readingWords } from '../state/document-words.ts';

type PassageDocumentsProps = {
  state: Pick<CreatorState, 'documentIds' | 'analysis'>;
  dispatch: Dispatch<CreatorAction>;
};

/** Earlier papers whose words the draft may use: last year's report, an old application. */
export function PassageDocuments({ state, dispatch }: PassageDocumentsProps) {
  const documents = useWholeList(calls.listDocuments);
  const offered = documents.items?.filter(({ id }) => id !== state.analysis?.savedDocumentId);
  if (!offered || offered.length === 0) {
    return (
      <Quiet>
        {documents.isError
          ? 'Your library could not be loaded just now. You can go on without it.'
          : 'Nothing in your library yet beside these guidelines. You can go on without it.'}
      </Quiet>
    );
  }
  return (
    <List role="list">
      {offered.map((document) => {
        const isUnreadable = document.reading.state === 'unreadable';
        return (
          <li key={document.id}>
            <Choice>
              <input
                type="checkbox"
                disabled={isUnreadable}
                checked={state.documentIds.includes(document.id)}
                onChange={(event) =>
                  dispatch({
                    type: 'document-picked',
                    id: document.id,
                    picked: event.target.checked,
                  })
                }
              />
              <span>
                {nameOf(document)}
                <small>{isUnreadable ? readingWords(document.reading) : dateOf(document)}</small>
              </span>
            </Choice>
          </li>
        );
      })}
    </List>
  );
}

const Quiet = styled.p`
  color: ${color.inkSoft};
`;
const List = styled.ul`
  display: grid;
  gap: 2px;
`;
const Choice = styled.label`
  display: flex;
  gap: ${space[3]};
  padding: ${space[2]};
  margin: 0 -${space[2]};
  border-radius: ${radius.small};
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  input {
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    flex-shrink: 0;
    accent-color: ${color.accent};
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.tiny};
  }
`;
