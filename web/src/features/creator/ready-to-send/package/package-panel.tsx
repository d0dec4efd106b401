import type { DocumentFormat, Submission } from '@grantwright/shared/contract';
import { pickFormatChanges } from '@grantwright/shared/submission';
import { Package } from 'lucide-react';
import { useState, type Dispatch } from 'react';
import { pluralize } from '../../../../lib/format.ts';
import { ArchiveActions } from '../../../../domain/archive/archive-actions.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FailedFiles } from '../../../../domain/archive/failed-files.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { Disclosure } from '../../layout/disclosure.tsx';
import { Section } from '../../layout/section.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { AiStatement } from './ai-statement.tsx';
import { FormatTable } from './format-table.tsx';
import { PortalTexts } from './portal-texts.tsx';
import {
  toPackageInput,
  usePackageContents,
  type PackageContents,
} from './use-package-contents.ts';
import { usePackage } from './use-package.ts';

type PackagePanelProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
};

/** The attachments of a larger package may not fit in a browser's memory. */
const largePackageBytes = 300 * 1024 ** 2;

/** Offers everything to send, as a single ZIP archive or as separate parts. */
export function PackagePanel({ state, dispatch }: PackagePanelProps) {
  const [straightQuotes, setStraightQuotes] = useState(false);
  const contents = usePackageContents(state, straightQuotes);
  const { rules, format, answers, files, withoutFile, withLostFile, library } = contents;
  const bytes = files.reduce((sum, file) => sum + (file.attachment?.document.fileSize ?? 0), 0);
  const edit = (change: Partial<Submission>) => dispatch({ type: 'submission-edited', change });
  const changeFormat = (change: DocumentFormat) =>
    edit({ format: pickFormatChanges({ ...state.submission?.format, ...change }, rules.format) });
  const hasText = answers.some(({ text }) => text !== '');
  return (
    <Section
      id="package"
      title="The package"
      hint={`One ZIP file with ${pluralize(files.length, 'file')} and a list of contents.`}
    >
      <Download
        contents={contents}
        state={state}
        disabled={!hasText || library.isPending || library.isFailed}
        isLarge={bytes > largePackageBytes}
      />
      {!hasText && <QuietText>There is no text to send yet.</QuietText>}
      {library.isFailed && <LibraryError onRetry={library.retry} />}
      {withLostFile.length > 0 && (
        <Notice tone="warning">
          Not in the package, because the file is not in your library: {withLostFile.join(', ')}.
          Choose other files under Attachments.
        </Notice>
      )}
      {contents.isBudgetLeftOut && (
        <Notice tone="warning">
          The budget is not in the package, because some amounts can’t be read. Correct them in the
          budget table.
        </Notice>
      )}
      {withoutFile.length > 0 && (
        <QuietText>
          Not in the package, because no file is chosen: {withoutFile.join(', ')}.
        </QuietText>
      )}
      <Disclosure
        id="format"
        label={`Font, margins and paper${rules.sources.length > 0 ? ', from the guidelines' : ''}`}
      >
        <FormatTable rules={rules} format={format} onChange={changeFormat} />
      </Disclosure>
      <AiStatement state={state} onChange={edit} />
      {hasText && (
        <PortalTexts
          answers={answers}
          usesStraightQuotes={straightQuotes}
          onStraightQuotes={setStraightQuotes}
        />
      )}
    </Section>
  );
}

const LibraryError = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="error">
    We couldn’t load your library, so the attachments can’t be added to the package.{' '}
    <Button variant="quiet" size="small" onClick={onRetry}>
      Try again
    </Button>
  </Notice>
);

type DownloadProps = {
  contents: PackageContents;
  state: CreatorState;
  disabled: boolean;
  isLarge: boolean;
};

function Download({ contents, state, disabled, isLarge }: DownloadProps) {
  const { step, failed, download, cancel } = usePackage();
  const isBusy = step !== undefined;
  const start = (files: PackageContents['files']) => {
    const input = toPackageInput(state, { ...contents, files });
    if (input) void download(input);
  };
  return (
    <>
      <ArchiveActions step={step} onCancel={cancel}>
        <Button
          variant="primary"
          pending={isBusy}
          disabled={disabled}
          icon={<Package />}
          onClick={() => start(contents.files)}
        >
          Download the package
        </Button>
        {isLarge && !isBusy && (
          <Button onClick={() => start(contents.files.filter(({ kind }) => kind !== 'attachment'))}>
            Download without attachments
          </Button>
        )}
      </ArchiveActions>
      {isLarge && (
        <Notice tone="warning">
          The attachments are larger than 300 MB, which can be too much for this browser. You can
          download the package without them.
        </Notice>
      )}
      <FailedFiles title="The package was downloaded without:" files={failed} />
    </>
  );
}
