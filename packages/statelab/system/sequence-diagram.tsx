import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { systemWords as words } from '#statelab/messages/system.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { eventName } from './look.ts';
import type { SystemActor, SystemMessage } from './system-schema.ts';

/** Lengths are px. */
const lane = 124;
const row = 44;
const head = 32;

const Box = styled.div({
  overflow: 'auto',
  maxHeight: '24rem',
  background: tokens.color.white,
  border: `1px solid ${tokens.color.rule}`,
  '& svg': { display: 'block', maxWidth: 'none' },
  '& text': { fontSize: 12, fill: tokens.color.ink },
  '& .lane': { stroke: tokens.color.rule },
  '& .arrow': { stroke: tokens.color.ink, fill: 'none' },
  '& .tip': { fill: tokens.color.ink },
  '& .hit': { fill: 'transparent' },
  '& .now .hit': { fill: tokens.color.mist },
  '& [role="button"]': { cursor: 'pointer' },
  '& [role="button"]:hover .hit': { fill: tokens.color.mist },
});
const Head = styled.div({
  position: 'sticky',
  insetBlockStart: 0,
  width: 'max-content',
  background: tokens.color.white,
  '& text': { fontWeight: tokens.weight.semibold },
});

const middle = (index: number): number => index * lane + lane / 2;

/** An arrow from one lane to another, or back to its own. */
function arrowPath(from: number, to: number): string {
  const [start, end] = [middle(from), middle(to)];
  if (from === to) return `M${start} 18h24v10h-20`;
  return `M${start} 24H${end + (end > start ? -4 : 4)}`;
}

function tipPath(from: number, to: number): string {
  const end = middle(to);
  if (from === to) return `M${end} 28l6 -4v8z`;
  return end > middle(from) ? `M${end} 24l-8 -4v8z` : `M${end} 24l8 -4v8z`;
}

interface MessageRowProps {
  readonly message: SystemMessage;
  readonly place: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly isNow: boolean;
  readonly onGo: (step: number) => void;
}

function MessageRow({ message, place, from, to, width, isNow, onGo }: MessageRowProps) {
  const { event, state = '', step } = message;
  const name = eventName(event);
  function onKeyDown(pressed: KeyboardEvent): void {
    if (pressed.key !== 'Enter' && pressed.key !== ' ') return;
    pressed.preventDefault();
    onGo(step);
  }
  return (
    <g
      className={isNow ? 'now' : ''}
      transform={`translate(0 ${place * row})`}
      role="button"
      tabIndex={0}
      aria-current={isNow ? 'step' : undefined}
      aria-label={words.message(message.from ?? words.page, message.to, name, state)}
      onClick={() => onGo(step)}
      onKeyDown={onKeyDown}
    >
      <rect className="hit" width={width} height={row} />
      <path className="arrow" d={arrowPath(from, to)} />
      <path className="tip" d={tipPath(from, to)} />
      <text
        x={from === to ? middle(to) : (middle(from) + middle(to)) / 2}
        y={14}
        textAnchor="middle"
      >
        {name}
      </text>
      <text x={middle(to)} y={40} textAnchor="middle">
        {state}
      </text>
    </g>
  );
}

interface SequenceDiagramProps {
  readonly lanes: readonly SystemActor[];
  readonly messages: readonly { readonly message: SystemMessage; readonly place: number }[];
  readonly step: number;
  readonly onGo: (step: number) => void;
}

/** Messages from lane to lane, in order; the first lane is the page. Clicking a message goes to its step. */
export function SequenceDiagram({ lanes, messages, step, onGo }: SequenceDiagramProps) {
  const places = new Map(lanes.map(({ id }, index) => [id, index + 1]));
  const heads = [
    { id: '', name: words.page },
    ...lanes.map(({ id }) => ({ id, name: id.slice(id.lastIndexOf('/') + 1) })),
  ];
  const width = (lanes.length + 1) * lane;
  const height = messages.length * row;
  const placeOf = (id: string | null) => (id === null ? 0 : (places.get(id) ?? 0));
  const box = useRef<HTMLDivElement>(null);
  const now = messages.findLastIndex(({ message }) => message.step <= step);
  const present = messages[now]?.message;
  const left = present && middle(Math.min(placeOf(present.from), placeOf(present.to)));
  useEffect(() => {
    const { current } = box;
    current?.scrollTo({
      top: now * row - current.clientHeight / 2,
      left: (left ?? 0) - lane / 2,
    });
  }, [now, left]);
  return (
    <Box ref={box} role="region" aria-label={words.diagram} tabIndex={0}>
      <Head>
        <svg width={width} height={head} aria-hidden>
          {heads.map(({ id, name }, index) => (
            <text key={id} x={middle(index)} y={20} textAnchor="middle">
              {name}
            </text>
          ))}
        </svg>
      </Head>
      <svg width={width} height={height}>
        {[0, ...places.values()].map((index) => (
          <path key={index} className="lane" d={`M${middle(index)} 0V${height}`} />
        ))}
        {messages.map(({ message, place }, index) => (
          <MessageRow
            key={place}
            message={message}
            place={index}
            from={placeOf(message.from)}
            to={placeOf(message.to)}
            width={width}
            isNow={message.step === step}
            onGo={onGo}
          />
        ))}
      </svg>
    </Box>
  );
}
