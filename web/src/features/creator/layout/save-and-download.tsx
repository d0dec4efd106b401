import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useCreator } from '../creator-context.ts';

/** Saves the application, or downloads its text as a Word file. */
export function SaveAndDownload() {
  const { isDownloading, download } = useCreator();
  return (
    <>
      <SaveButton />
      <Button pending={isDownloading} icon={<Download />} onClick={download}>
        Download
      </Button>
    </>
  );
}

export function SaveButton({ disabled }: { disabled?: boolean }) {
  const { isSaving, save } = useCreator();
  return (
    <Button disabled={disabled} pending={isSaving} onClick={save}>
      {isSaving ? 'Saving...' : 'Save Application'}
    </Button>
  );
}
