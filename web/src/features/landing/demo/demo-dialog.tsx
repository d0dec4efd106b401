import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { color, font, media, motion, radius, size, space } from '../../../ui/tokens.ts';
import { scenes } from './scenes.tsx';
import { usePlayer } from './use-player.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A silent, captioned walk through the product, made of its own parts. */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const { at, isPlaying, isLast, show, toggle } = usePlayer(scenes.length);
  const scene = scenes[at] ?? scenes[0];
  return (
    <Dialog
      open
      wide
      focusableBody
      onOpenChange={onClose}
      title="From guidelines to a Word file"
      description="A silent walk through Grantwright, six scenes with captions."
      footer={
        <Controls>
          <Button icon={isPlaying ? <Pause {...icon} /> : <Play {...icon} />} onClick={toggle}>
            {isPlaying ? 'Pause' : isLast ? 'Play again' : 'Play'}
          </Button>
          <span>
            <Button icon={<ArrowLeft {...icon} />} disabled={at === 0} onClick={() => show(at - 1)}>
              Previous
            </Button>
            {isLast ? (
              <ButtonLink variant="primary" to={paths.auth({ tab: 'sign-up' })}>
                Get Started Free
              </ButtonLink>
            ) : (
              <Button variant="primary" onClick={() => show(at + 1)}>
                Next <ArrowRight {...icon} />
              </Button>
            )}
          </span>
        </Controls>
      }
    >
      {/* A picture of the product: nothing in it can be pressed. */}
      <Stage key={at} role="img" aria-label={scene.picture}>
        <div inert>{scene.show()}</div>
      </Stage>
      <Caption aria-live={isPlaying ? 'off' : 'polite'}>
        <strong>
          {at + 1} of {scenes.length}. {scene.title}
        </strong>
        <span>{scene.caption}</span>
      </Caption>
      <Marks aria-hidden>
        {scenes.map(({ title }, index) => (
          <i key={title} data-done={index <= at || undefined} />
        ))}
      </Marks>
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
const Marks = styled.div`
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
