import { css } from 'styled-components';
import { media } from './tokens.ts';

/**
 * Messages have one place: the bottom right corner, on a phone the full width above the action bar. Layouts
 * keep that place free by CSS alone: pages end with `height` of empty space, the action bar publishes its own
 * height as `--action-bar-height`, and dialogs, which fill the bottom of a phone, leave the top of the window.
 */
export const messagePlace = { edge: '16px', phoneEdge: '8px', height: '120px' } as const;

/** For the frame of a modal dialog: messages move to the top of the window while it is open. */
export const movesMessagesUp = { 'data-moves-messages-up': '' } as const;

const underDialog = 'body:has([data-moves-messages-up]) &&&&';

/** Position of the element that holds the messages. */
export const inMessagePlace = css`
  position: fixed;
  inset: auto ${messagePlace.edge} calc(var(--action-bar-height, 0px) + ${messagePlace.edge}) auto;
  ${media.phone} {
    inset-inline: ${messagePlace.phoneEdge};
    width: auto;
    bottom: calc(var(--action-bar-height, env(safe-area-inset-bottom)) + ${messagePlace.phoneEdge});
  }
  ${media.low} {
    bottom: ${messagePlace.phoneEdge};
  }
  ${underDialog} {
    top: ${messagePlace.phoneEdge};
    bottom: auto;
  }
`;
