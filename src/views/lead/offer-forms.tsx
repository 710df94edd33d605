import { declineReasons, leadPage } from '#content/ui/lead-page.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import { Field } from '#src/design/field.tsx';
import { ActionForm } from './action-form.tsx';

const { offer } = leadPage;

/** A firm accepts or declines a request. */
export const OfferForms = () => (
  <>
    <ActionForm action="accept" submit={offer.accept} kind="primary" />
    <h2>{offer.declineTitle}</h2>
    <ActionForm action="decline" submit={offer.decline}>
      <Field
        id="reason"
        name="reason"
        label={offer.reason}
        options={[{ value: '', label: leadWords.choose }, ...declineReasons]}
        required
      />
    </ActionForm>
  </>
);
