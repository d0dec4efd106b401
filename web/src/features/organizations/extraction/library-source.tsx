import { useState } from 'react';
import styled from 'styled-components';
import { endpoints } from '../../../lib/endpoints.ts';
import { isolateAfterRtl } from '../../../lib/format.ts';
import { useCompleteList } from '../../../lib/use-complete-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { OptionSelect } from '../../../ui/option-select.tsx';
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
          <OptionSelect
            {...control}
            value={documentId}
            disabled={extraction.isPending || !library.items?.length}
            options={[
              { value: '', label: 'Choose a document' },
              ...(library.items ?? []).map(({ id, name, reading }) =>
                reading.state === 'unreadable'
                  ? {
                      value: id,
                      label: `${name} ${isolateAfterRtl(name, '(can’t be read)')}`,
                      disabled: true,
                    }
                  : { value: id, label: name },
              ),
            ]}
            onChoose={setDocumentId}
          />
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
