import { MatchersV3, type PactV4 } from '@pact-foundation/pact';

type Interaction = ReturnType<PactV4['addInteraction']>;
/** The package does not export this type by its name. */
type RequestBuilder = Parameters<NonNullable<Parameters<Interaction['withRequest']>[2]>>[0];
/** The builder's own field: its methods give a body as JSON, or as bytes that nothing is put into. */
type Recording = { interaction: { withRequestBody: (body: string, contentType: string) => void } };

/** Exactly this, without a charset. */
export const formType = 'application/x-www-form-urlencoded';

/** A value in a request that the provider's state may answer in place of this one. */
export function fromState(name: string, example: string): Record<string, unknown> {
  const exactly = `^${example.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  const injected = MatchersV3.fromProviderState(`\${${name}}`, example);
  return { ...injected, ...MatchersV3.regex(exactly, example) };
}

/** Asks for exactly this form, in any order of its fields; a field may hold what a state answers. */
export function formBody(builder: RequestBuilder, form: Readonly<Record<string, unknown>>): void {
  (builder as unknown as Recording).interaction.withRequestBody(JSON.stringify(form), formType);
}
