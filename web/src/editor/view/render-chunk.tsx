import type { CSSProperties } from 'react';
import type { RenderChunkProps } from 'slate-react';

const skipOffscreenLayout: CSSProperties = {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 6000px',
};

/** Renders a chunk of a long document. Browsers skip its layout while it is out of view. */
export function renderChunk({ attributes, lowest, children }: RenderChunkProps) {
  return (
    <div {...attributes} {...(lowest && { style: skipOffscreenLayout })}>
      {children}
    </div>
  );
}
