import type { CSSProperties } from 'react';
import type { RenderChunkProps } from 'slate-react';

const laidOutWhenSeen: CSSProperties = {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 6000px',
};

/** A part of a long document that costs nothing while it is not seen. */
export function renderChunk({ attributes, lowest, children }: RenderChunkProps) {
  return (
    <div {...attributes} {...(lowest && { style: laidOutWhenSeen })}>
      {children}
    </div>
  );
}
