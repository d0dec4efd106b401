import KeyboardBackend from 'react-dnd-accessible-backend';
import { HTML5Backend } from 'react-dnd-html5-backend';
import type { MultiBackendOptions } from 'react-dnd-multi-backend';
import { createTransition, MouseTransition, TouchTransition } from 'react-dnd-multi-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

/** Marks the handle of a card: the only place where the keyboard picks a document up. */
export const dragHandleAttribute = 'data-drag-handle';

const isPickUp = (event: Event): event is KeyboardEvent =>
  'key' in event &&
  (event.key === ' ' || event.key === 'Enter') &&
  event.target instanceof Element &&
  event.target.closest(`[${dragHandleAttribute}]`) !== null;

const KeyboardTransition = createTransition('keydown', (event) => {
  if (!isPickUp(event)) return false;
  // Else the page scrolls by the space that picked the document up.
  event.preventDefault();
  return true;
});

const itemName = (node: HTMLElement | null) => node?.getAttribute('data-dnd-name') ?? '';

const keyboardOptions = (say: (words: string) => void) => ({
  preview: false,
  isDragTrigger: isPickUp,
  announcer: {
    announce: (words: string) => words && say(words),
    clearAnnouncements: () => undefined,
  },
  getAnnouncementMessages: () => ({
    pickedUpItem: (_id: string, node: HTMLElement | null) =>
      `Picked up ${itemName(node)}. Move it with the arrow keys, drop it with Space, or cancel with Escape.`,
    hoveredTarget: (_id: string, node: HTMLElement | null) => itemName(node),
    // The list itself says where the document now is.
    droppedItem: () => '',
    canceledDrag: () => 'Move canceled.',
  }),
});

/** Mouse, touch and keyboard: whichever hand comes, its backend takes over. */
export const dragOptions = (say: (words: string) => void): MultiBackendOptions => ({
  backends: [
    { id: 'html5', backend: HTML5Backend, transition: MouseTransition },
    { id: 'touch', backend: TouchBackend, preview: true, transition: TouchTransition },
    {
      id: 'keyboard',
      backend: inWindow,
      options: keyboardOptions(say),
      transition: KeyboardTransition,
    },
  ],
});

/** The keyboard backend takes its window from the context, which the others read differently. */
const inWindow: typeof KeyboardBackend = (manager, _context, options) =>
  KeyboardBackend(manager, { window, document }, options);
