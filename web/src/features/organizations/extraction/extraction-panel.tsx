import styled from 'styled-components';
import { AnalystNote } from '../../../domain/analyst/analyst-note.tsx';
import { color, media, size, space } from '../../../ui/tokens.ts';
import { ExtractionOutcome } from './extraction-outcome.tsx';
import { FileSource } from './file-source.tsx';
import { LibrarySource } from './library-source.tsx';
import type { ExtractionState } from './use-extraction.ts';

/** Fills in the form from uploaded files or a library document. */
export function ExtractionPanel({ extraction }: { extraction: ExtractionState }) {
  return (
    <Stack>
      <p>
        The AI fills only what it clearly finds, and every field stays editable before saving. Each
        filled field shows its source.
      </p>
      <AnalystNote receives="the text of these documents" />
      <SourceFields>
        <FileSource extraction={extraction} />
        <LibrarySource extraction={extraction} />
      </SourceFields>
      <ExtractionOutcome extraction={extraction} />
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
const SourceFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
