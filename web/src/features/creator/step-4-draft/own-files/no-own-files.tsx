import { useState } from 'react';
import styled from 'styled-components';
import { endpoints } from '../../../../lib/endpoints.ts';
import { useList } from '../../../../lib/use-list.ts';
import { FieldError } from '../../../../ui/field.tsx';
import { Loading } from '../../../../ui/skeleton.tsx';
import { color, space } from '../../../../ui/tokens.ts';
import { LibraryUpload } from '../../library/library-upload.tsx';

const refetchIntervalMs = 2_000;

/** Tells applicants without files what to upload, and lets them do it here. */
export function NoOwnFiles() {
  const [error, setError] = useState<string>();
  const { items = [] } = useList(endpoints.listDocuments, {
    refetchInterval: (documents) =>
      documents.some(({ reading }) => reading.state === 'pending') ? refetchIntervalMs : false,
  });
  const pending = items.find(({ reading }) => reading.state === 'pending');
  return (
    <Stack>
      <p>
        Upload a past application, an annual report or your Form 990. Passages that answer this
        section will appear here, with file and page.
      </p>
      <div>
        <LibraryUpload onError={setError} />
      </div>
      {error && <FieldError>{error}</FieldError>}
      {pending && <Loading label={`Reading ${pending.name}...`}>Reading {pending.name}...</Loading>}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
  color: ${color.inkSoft};
`;
