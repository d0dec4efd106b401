import type { FailedFile } from './zip-archive.ts';
import { Notice } from '../../ui/notice.tsx';

/** Lists the files missing from a downloaded archive. */
export function FailedFiles({ title, files }: { title: string; files: readonly FailedFile[] }) {
  if (files.length === 0) return null;
  return (
    <Notice tone="warning" alert>
      {title}
      <ul>
        {files.map(({ path, reason }) => (
          <li key={path}>
            {path}: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
