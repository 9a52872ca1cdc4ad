import { MatchersV3, type PactV4 } from '@pact-foundation/pact';

type Interaction = ReturnType<PactV4['addInteraction']>;
/** The package does not export this type. */
type RequestBuilder = Parameters<NonNullable<Parameters<Interaction['withRequest']>[2]>>[0];
/** The builder's internal field: its public methods accept a body only as JSON, or as bytes without generators. */
type Recording = { interaction: { withRequestBody: (body: string, contentType: string) => void } };

/** Exact value, without a charset. */
export const formType = 'application/x-www-form-urlencoded';

/** A request value that the provider state may replace. */
export function fromState(name: string, example: string): Record<string, unknown> {
  const exactly = `^${example.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  const injected = MatchersV3.fromProviderState(`\${${name}}`, example);
  return { ...injected, ...MatchersV3.regex(exactly, example) };
}

/** Expects exactly this form, with its fields in any order; the provider state may supply field values. */
export function formBody(builder: RequestBuilder, form: Readonly<Record<string, unknown>>): void {
  (builder as unknown as Recording).interaction.withRequestBody(JSON.stringify(form), formType);
}
