import KeyboardBackend from 'react-dnd-accessible-backend';
import { HTML5Backend } from 'react-dnd-html5-backend';
import type { MultiBackendOptions } from 'react-dnd-multi-backend';
import { createTransition, MouseTransition, TouchTransition } from 'react-dnd-multi-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

/** Marks a card's handle, with which the keyboard can pick up the document. */
export const dragHandleAttribute = 'data-drag-handle';

const isPickUpKey = (event: Event): event is KeyboardEvent =>
  'key' in event &&
  (event.key === ' ' || event.key === 'Enter') &&
  event.target instanceof Element &&
  event.target.closest(`[${dragHandleAttribute}]`) !== null;

const KeyboardTransition = createTransition('keydown', (event) => {
  if (!isPickUpKey(event)) return false;
  // Otherwise, pressing the space bar to pick up a document also scrolls the page.
  event.preventDefault();
  return true;
});

const describeItem = (node: HTMLElement | null) => node?.getAttribute('data-dnd-name') ?? '';

const keyboardOptions = (onAnnounce: (text: string) => void) => ({
  preview: false,
  isDragTrigger: isPickUpKey,
  announcer: {
    announce: (text: string) => text && onAnnounce(text),
    clearAnnouncements: () => undefined,
  },
  getAnnouncementMessages: () => ({
    pickedUpItem: (_id: string, node: HTMLElement | null) =>
      `Picked up ${describeItem(node)}. Move it with the arrow keys, drop it with Space, or cancel with Escape.`,
    hoveredTarget: (_id: string, node: HTMLElement | null) => describeItem(node),
    // Empty because the list itself announces the new position.
    droppedItem: () => '',
    canceledDrag: () => 'Move canceled.',
  }),
});

/** Options for mouse, touch and keyboard dragging. Each type of input activates its own backend. */
export const dragOptions = (onAnnounce: (text: string) => void): MultiBackendOptions => ({
  backends: [
    { id: 'html5', backend: HTML5Backend, transition: MouseTransition },
    { id: 'touch', backend: TouchBackend, preview: true, transition: TouchTransition },
    {
      id: 'keyboard',
      backend: inWindow,
      options: keyboardOptions(onAnnounce),
      transition: KeyboardTransition,
    },
  ],
});

/** The keyboard backend expects a different form of context for the window than the other backends. */
const inWindow: typeof KeyboardBackend = (manager, _context, options) =>
  KeyboardBackend(manager, { window, document }, options);
