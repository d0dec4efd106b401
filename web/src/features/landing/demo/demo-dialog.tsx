import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { color, font, media, motion, radius, size, space } from '../../../ui/tokens.ts';
import { scenes } from './scenes.tsx';
import { usePlayer } from './use-player.ts';

/** A captioned tour of the product, rendered with the product's own components. */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const { index, isPlaying, isLast, show, toggle } = usePlayer(scenes.length);
  const scene = scenes[index] ?? scenes[0];
  return (
    <Dialog
      open
      wide
      focusableBody
      onOpenChange={onClose}
      title="From guidelines to a Word file"
      description="A tour of Grantwright in six captioned scenes, without sound."
      footer={
        <Controls>
          <Button icon={isPlaying ? <Pause /> : <Play />} onClick={toggle}>
            {isPlaying ? 'Pause' : isLast ? 'Play again' : 'Play'}
          </Button>
          <span>
            <Button icon={<ArrowLeft />} disabled={index === 0} onClick={() => show(index - 1)}>
              Previous
            </Button>
            {isLast ? (
              <ButtonLink variant="primary" to={paths.auth({ tab: 'sign-up' })}>
                Get Started Free
              </ButtonLink>
            ) : (
              <Button variant="primary" onClick={() => show(index + 1)}>
                Next <ArrowRight />
              </Button>
            )}
          </span>
        </Controls>
      }
    >
      {/* `inert`: nothing in the picture can be clicked or focused. */}
      <Stage key={index} role="img" aria-label={scene.description}>
        <div inert>{scene.render()}</div>
      </Stage>
      <Caption aria-live={isPlaying ? 'off' : 'polite'}>
        <strong>
          {index + 1} of {scenes.length}. {scene.title}
        </strong>
        <span>{scene.caption}</span>
      </Caption>
      <Progress aria-hidden>
        {scenes.map(({ title }, position) => (
          <i key={title} data-done={position <= index || undefined} />
        ))}
      </Progress>
    </Dialog>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const Stage = styled.div`
  height: 340px;
  padding: ${space[6]};
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.paper};
  animation: ${appear} ${motion.calm};
  ${media.phone} {
    height: 380px;
    padding: ${space[4]};
  }
`;
const Caption = styled.p`
  display: grid;
  gap: ${space[1]};
  min-height: 84px;
  margin-top: ${space[4]};
  strong {
    font: 550 ${size.large} / 1.3 ${font.serif};
  }
  span {
    color: ${color.inkSoft};
  }
  ${media.phone} {
    min-height: 132px;
  }
`;
const Progress = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-top: ${space[3]};
  i {
    flex: 1;
    height: 4px;
    border-radius: ${radius.round};
    background: ${color.hairline};
  }
  i[data-done] {
    background: ${color.accent};
  }
  @media (forced-colors: active) {
    i[data-done] {
      background: Highlight;
    }
  }
`;
const Controls = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  span {
    display: flex;
    gap: ${space[2]};
  }
`;
