import { isRecord } from '#statelab/is-record.ts';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';

/** True for a machine of any copy of XState: a project's is not the lab's own. */
export const isMachine = (value: unknown): value is AnyStateMachine =>
  isRecord(value) && 'root' in value && 'config' in value && 'transition' in value;

/** True if two machines differ in nothing but what is provided to them. */
export const isVariant = <Logic extends AnyActorLogic>(
  provided: AnyActorLogic,
  machine: Logic,
): provided is Logic => provided.config === machine.config;
