import { leadPage, requestFields } from '#content/ui/lead-page.ts';
import { ChoiceInput, ChoiceRow } from '#src/design/choice-row.ts';
import { Field } from '#src/design/field.tsx';
import { controlOf } from '#src/views/forms/control-of.ts';
import { ActionForm } from './action-form.tsx';

const { request } = leadPage;
const { message, phone } = requestFields;

/** What a visitor may do with a request. */
export const RequestForms = () => (
  <>
    <h2>{request.addTitle}</h2>
    <ActionForm action="add" submit={request.add}>
      <Field {...controlOf(message)} id="message" name="message" maxLength={message.limit} />
    </ActionForm>
    <h2>{request.phoneTitle}</h2>
    <ActionForm action="phone" submit={request.changePhone}>
      <Field {...controlOf(phone)} id="phone" name="phone" maxLength={phone.limit} />
    </ActionForm>
    <h2>{request.withdrawTitle}</h2>
    <ActionForm action="withdraw" submit={request.withdraw}>
      <p>{request.withdrawMeaning}</p>
      <p>
        <ChoiceRow>
          <ChoiceInput type="checkbox" name="confirm" value="yes" required />
          <span>{request.confirm}</span>
        </ChoiceRow>
      </p>
    </ActionForm>
  </>
);
