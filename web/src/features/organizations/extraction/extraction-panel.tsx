import { limits, maxFileMb } from '@grantwright/shared/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { calls } from '../../../lib/calls.ts';
import { fileError } from '../../../lib/file-error.ts';
import { isolateAfterRtl } from '../../../lib/format.ts';
import { useCompleteList } from '../../../lib/use-complete-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileZone } from '../../../ui/file-zone.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAnnouncement } from '../../../ui/announce.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { color, media, size, space } from '../../../ui/tokens.ts';
import type { ExtractedField } from './extracted-fields.ts';
import { useExtraction } from './use-extraction.ts';

const accept = '.pdf,.doc,.docx';
const tooMany = `Choose at most ${limits.extractionFiles} files at a time.`;

const nothing = 'We found nothing clear enough to fill in. You can enter the information below.';

/** Fills the form from uploaded files or a library document. */
export function ExtractionPanel({ onFields }: { onFields: (fields: ExtractedField[]) => void }) {
  const library = useCompleteList(calls.listDocuments);
  const [chosen, setChosen] = useState('');
  const [refused, setRefused] = useState<string>();
  const extraction = useExtraction(onFields);
  const isEmpty = !extraction.isPending && extraction.nothingFound;
  const notes = extraction.isPending ? [] : extraction.notes;
  useAnnouncement(extraction.doing);
  useAnnouncement(isEmpty && nothing);
  useAnnouncement(notes.join(' '));
  const document = library.items?.find(({ id }) => id === chosen);

  const take = (files: File[]) => {
    const problems = files.flatMap((file) => {
      const problem = fileError(file, accept);
      return problem ? [`${file.name}: ${problem}`] : [];
    });
    const problem = files.length > limits.extractionFiles ? tooMany : problems[0];
    setRefused(problem);
    if (!problem && !extraction.isPending) extraction.fromFiles(files);
  };

  return (
    <Stack>
      <p>
        The AI fills only what it clearly finds, and every field stays editable before saving. Each
        filled field shows its source.
      </p>
      <Ways>
        <Field
          label="Upload documents"
          hint={`PDF, DOC or DOCX, up to ${maxFileMb} MB each. They are also saved to your document library.`}
          error={refused}
        >
          {(control) => (
            <FileZone
              control={control}
              accept={accept}
              multiple
              disabled={extraction.isPending}
              onFiles={take}
            >
              Choose files or drop them here
            </FileZone>
          )}
        </Field>
        <Field
          label="Or use a document from your library"
          hint={library.items?.length === 0 ? 'Your library is empty.' : undefined}
          error={library.isError && !library.items ? "We couldn't load your library." : undefined}
        >
          {(control) => (
            <Choice>
              <Select
                {...control}
                value={chosen}
                disabled={extraction.isPending || !library.items?.length}
                onChange={(event) => setChosen(event.target.value)}
              >
                <option value="">Choose a document</option>
                {library.items?.map(({ id, name, reading }) => (
                  <option key={id} value={id} disabled={reading.state === 'unreadable'}>
                    {name}
                    {reading.state === 'unreadable' &&
                      ` ${isolateAfterRtl(name, "(can't be read)")}`}
                  </option>
                ))}
              </Select>
              <Button
                disabled={!document || extraction.isPending}
                pending={extraction.isReading}
                onClick={() => document && extraction.fromDocument(document)}
              >
                Extract
              </Button>
            </Choice>
          )}
        </Field>
      </Ways>
      {extraction.doing && (
        <Doing>
          <Spinner /> {extraction.doing}
        </Doing>
      )}
      {isEmpty && <Notice>{nothing}</Notice>}
      {!extraction.isPending && extraction.problem && (
        <Notice tone="error">{extraction.problem}</Notice>
      )}
      {notes.length > 0 && (
        <Notice tone="warning">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  > p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  button {
    min-height: 44px;
  }
`;
const Doing = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${size.small};
`;
