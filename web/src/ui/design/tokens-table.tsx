import styled from 'styled-components';
import { color, font, motion, radius, size, space } from '../tokens.ts';
import { Group, Sample } from './sample.tsx';

const words = 'Nine hundred households wait for a second van.';

export function TokensTable() {
  return (
    <>
      <Group title="Color">
        {Object.entries(color).map(([name, value]) => (
          <Sample key={name} name={name}>
            <Swatch style={{ background: value }} />
            <span style={{ color: value }}>{words}</span>
          </Sample>
        ))}
      </Group>
      <Group title="Type">
        {Object.entries(size).flatMap(([name, fontSize]) =>
          Object.entries(font).map(([family, fontFamily]) => (
            <Sample key={name + family} name={`${name}, ${family}`}>
              <span style={{ fontSize, fontFamily }}>{words}</span>
            </Sample>
          )),
        )}
      </Group>
      <Group title="Space, radius, motion">
        {Object.entries(space).map(([name, width]) => (
          <Sample key={name} name={`space ${name}, ${width}`}>
            <Bar style={{ width }} />
          </Sample>
        ))}
        {Object.entries(radius).map(([name, borderRadius]) => (
          <Sample key={name} name={`radius ${name}, ${borderRadius}`}>
            <Swatch style={{ borderRadius }} />
          </Sample>
        ))}
        {Object.entries(motion).map(([name, transition]) => (
          <Sample key={name} name={`motion ${name}, ${transition}`}>
            <Mover style={{ transition: `transform ${transition}` }}>point at me</Mover>
          </Sample>
        ))}
      </Group>
    </>
  );
}

const Swatch = styled.span`
  width: 72px;
  height: 32px;
  border: 1px solid ${color.outline};
`;
const Bar = styled.span`
  height: 12px;
  background: ${color.accent};
`;
const Mover = styled.span`
  &:hover {
    transform: translateX(24px);
  }
`;
