import { limits, type LibraryDocument } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { endpoints } from '../../../lib/endpoints.ts';
import { useCompleteList } from '../../../lib/use-complete-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice, ChoiceList } from '../../../ui/choice.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { SoftText } from '../../../ui/quiet-text.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import {
  formatDocumentDate,
  getDocumentLabel,
  describeExtractionStatus,
} from '../text/document-labels.ts';
import { initialDocumentCount, filterDocuments } from './visible-documents.ts';

type SupportingDocumentsProps = {
  state: Pick<CreatorState, 'documentIds' | 'analysis'>;
  dispatch: Dispatch<CreatorAction>;
};

/** Selects library documents the draft may quote. */
export function SupportingDocuments({ state, dispatch }: SupportingDocumentsProps) {
  const documents = useCompleteList(endpoints.listDocuments);
  const [search, setSearch] = useState('');
  const [showAll, setShowAll] = useState(false);
  const options = documents.items?.filter(({ id }) => !isCallFile(state, id));
  if (!options || options.length === 0) return <NoDocuments isError={documents.isError} />;
  const isFull = state.documentIds.length >= limits.sourceDocuments;
  const shownOptions = filterDocuments(options, {
    selected: state.documentIds,
    search,
    showAll,
  });
  return (
    <>
      {options.length > initialDocumentCount && <SearchField value={search} onChange={setSearch} />}
      <ChoiceList role="list">
        {shownOptions.map((document) => (
          <DocumentChoice
            key={document.id}
            document={document}
            isPicked={state.documentIds.includes(document.id)}
            isFull={isFull}
            onPick={(isPicked) => dispatch({ type: 'document-picked', id: document.id, isPicked })}
          />
        ))}
      </ChoiceList>
      {shownOptions.length === 0 && <SoftText>No matching documents.</SoftText>}
      {search === '' && shownOptions.length < options.length && (
        <All size="small" onClick={() => setShowAll(true)}>
          Show all {options.length} documents
        </All>
      )}
      {isFull && (
        <SoftText>
          You have chosen {limits.sourceDocuments} documents, the maximum. Remove one to choose
          another.
        </SoftText>
      )}
    </>
  );
}

/** The files of the call are sources of every draft. */
const isCallFile = ({ analysis }: SupportingDocumentsProps['state'], id: string): boolean =>
  id === analysis?.savedDocumentId ||
  (analysis?.details.files ?? []).some(({ documentId }) => documentId === id);

const NoDocuments = ({ isError }: { isError: boolean }) => (
  <SoftText>
    {isError
      ? 'We couldn’t load your library. You can continue without it.'
      : 'Your library has no other documents yet. You can continue without them.'}
  </SoftText>
);

type SearchFieldProps = { value: string; onChange: (search: string) => void };

const SearchField = ({ value, onChange }: SearchFieldProps) => (
  <TextField
    label="Find a document"
    type="search"
    autoComplete="off"
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);

type DocumentChoiceProps = {
  document: LibraryDocument;
  isPicked: boolean;
  isFull: boolean;
  onPick: (isPicked: boolean) => void;
};

function DocumentChoice({ document, isPicked, isFull, onPick }: DocumentChoiceProps) {
  const isUnreadable = document.reading.state === 'unreadable';
  return (
    <li>
      <Choice>
        <input
          type="checkbox"
          disabled={isUnreadable || (isFull && !isPicked)}
          checked={isPicked}
          onChange={(event) => onPick(event.target.checked)}
        />
        <span>
          {getDocumentLabel(document)}
          <small>
            {isUnreadable
              ? describeExtractionStatus(document.reading)
              : formatDocumentDate(document)}
          </small>
        </span>
      </Choice>
    </li>
  );
}

const All = styled(Button)`
  justify-self: start;
`;
