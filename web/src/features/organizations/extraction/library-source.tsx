import { useState } from 'react';
import styled from 'styled-components';
import { endpoints } from '../../../lib/endpoints.ts';
import { isolateAfterRtl } from '../../../lib/format.ts';
import { useCompleteList } from '../../../lib/use-complete-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { space } from '../../../ui/tokens.ts';
import type { ExtractionState } from './use-extraction.ts';

/** Extracts fields from a library document. */
export function LibrarySource({ extraction }: { extraction: ExtractionState }) {
  const library = useCompleteList(endpoints.listDocuments);
  const [documentId, setDocumentId] = useState('');
  const document = library.items?.find(({ id }) => id === documentId);
  return (
    <Field
      label="Or use a document from your library"
      hint={library.items?.length === 0 ? 'Your library is empty.' : undefined}
      error={library.isError && !library.items ? 'We couldn’t load your library.' : undefined}
    >
      {(control) => (
        <Row>
          <Select
            {...control}
            value={documentId}
            disabled={extraction.isPending || !library.items?.length}
            onChange={(event) => setDocumentId(event.target.value)}
          >
            <option value="">Choose a document</option>
            {library.items?.map(({ id, name, reading }) => (
              <option key={id} value={id} disabled={reading.state === 'unreadable'}>
                {name}
                {reading.state === 'unreadable' && ` ${isolateAfterRtl(name, '(can’t be read)')}`}
              </option>
            ))}
          </Select>
          <Button
            disabled={!document || extraction.isPending}
            pending={extraction.isDocumentPending}
            onClick={() => document && extraction.fromDocument(document)}
          >
            Extract
          </Button>
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  button {
    min-height: 44px;
  }
`;
