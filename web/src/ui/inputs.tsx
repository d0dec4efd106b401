import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLayoutEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { color, motion, radius, size } from './tokens.ts';

const controlStyle = css`
  width: 100%;
  min-height: 44px;
  padding: 9px 12px;
  border: 1px solid ${color.outline};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.ink};
  /* At 16 px, phones do not zoom in on focus. */
  font-size: ${size.body};
  line-height: 1.5;
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.inkSoft};
  }
  &:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: -1px;
    border-color: ${color.accent};
  }
  &[aria-invalid='true'] {
    border-color: ${color.red};
    box-shadow: inset 0 0 0 1px ${color.red};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`;

export const TextInput = styled.input`
  ${controlStyle}
  /* Arabic text cut off within a letter would show a stray dot. */
  text-overflow: ellipsis;
  /* Its picker button is taller than a line of text. */
  &[type='date'] {
    padding-block: 8px;
  }
`;

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  resize: vertical;
  min-height: 96px;
  max-height: 60vh;
  field-sizing: content;
`;

/** Grows with its text, using a script in browsers without `field-sizing`. */
export function TextArea({ onInput, ref, ...props }: ComponentProps<'textarea'>) {
  const ownRef = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (ownRef.current) fitToContent(ownRef.current);
  }, [props.value, props.defaultValue]);
  return (
    <Area
      rows={3}
      {...props}
      ref={(element) => {
        ownRef.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
      onInput={(event) => {
        fitToContent(event.currentTarget);
        onInput?.(event);
      }}
    />
  );
}

function fitToContent(area: HTMLTextAreaElement) {
  if (typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}

const SelectBox = styled.span`
  position: relative;
  display: block;
  svg {
    position: absolute;
    right: 12px;
    top: 50%;
    translate: 0 -50%;
    color: ${color.inkSoft};
    pointer-events: none;
  }
`;
const NativeSelect = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 40px;
  text-overflow: ellipsis;
`;

/** The native select, for its keyboard, touch and screen reader support. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <SelectBox>
      <NativeSelect {...props} />
      <ChevronDown size={16} />
    </SelectBox>
  );
}
