import { useSelector } from '@xstate/react';
import type { WizardActor } from './step-props.ts';

/** The name of the firm that the request is for; undefined where it is for any that fits. */
export const useFirm = (actor: WizardActor): string | undefined =>
  useSelector(
    actor,
    ({ context: { answers, firms } }) => firms.find(({ value }) => value === answers.firm)?.label,
  );
