import styled from '@emotion/styled';
import { lab } from '#statelab/messages/chart.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { ScreenContext } from './lab-context.ts';
import { themes } from './screen.ts';

const Choice = styled.select({
  minHeight: '1.75rem',
  paddingInline: tokens.space[4],
  background: 'transparent',
  border: '1px solid currentcolor',
  borderRadius: tokens.radius.control,
  color: 'inherit',
  '& option': { background: tokens.color.white, color: tokens.color.ink },
  '@media (pointer: coarse)': { minHeight: '2.25rem' },
});

export function ThemeChoice() {
  const screen = ScreenContext.useActorRef();
  const theme = ScreenContext.useSelector(({ context }) => context.theme);
  const choose = (chosen: string): void => {
    const known = themes.find((candidate) => candidate === chosen);
    if (known !== undefined) screen.send({ type: 'THEME.CHOOSE', theme: known });
  };
  return (
    <Choice
      aria-label={lab.theme.label}
      value={theme}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {themes.map((each) => (
        <option key={each} value={each}>
          {lab.theme.names[each]}
        </option>
      ))}
    </Choice>
  );
}
