import { useState } from 'react';
import type { DeskLogIn } from '../contracts/desk.ts';
import { Button } from '../src/ui/actions/Button.tsx';
import { Form } from '../src/ui/fields/Form.tsx';
import { Logo } from '../src/ui/pictures/Logo.tsx';
import { Notice } from '../src/ui/messages/Notice.tsx';
import { PasswordField } from '../src/ui/fields/PasswordField.tsx';
import { Stack } from '../src/ui/screen/Stack.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import { TextField } from '../src/ui/fields/TextField.tsx';
import { desk } from './deskCalls.ts';
import { session } from './session.ts';
import { useStep } from './useStep.ts';
import * as styles from './desk.css.ts';

type Entries = Record<'name' | 'password' | 'code', string>;

const empty: Entries = { name: '', password: '', code: '' };

function faultsOf({ name, password, code }: Entries): Partial<Entries> {
  return {
    ...(name.trim() === '' && { name: 'Enter your name' }),
    ...(password === '' && { password: 'Enter your password' }),
    ...(code.length !== 6 && { code: 'Enter the six digits of your authenticator' }),
  };
}

export function LogIn() {
  const [entries, setEntries] = useState(empty);
  const [submitCount, setSubmitCount] = useState(0);
  const step = useStep(() => setEntries((former) => ({ ...former, code: '' })));
  const [isChecked, setChecked] = useState(false);
  const faults: Partial<Entries> = isChecked ? faultsOf(entries) : {};
  const set = (field: keyof Entries) => (value: string) => setEntries({ ...entries, [field]: value });
  const sentence = step.refusal?.message ?? session.sentence();
  function submit(): void {
    setSubmitCount(submitCount + 1);
    const isFaulty = Object.keys(faultsOf(entries)).length > 0;
    setChecked(isFaulty);
    if (isFaulty) return;
    const form = { ...entries, name: entries.name.trim() };
    void step.run(async () => session.start(await desk.send<DeskLogIn>('login', form)));
  }
  return (
    <main className={styles.door}>
      <Stack gap="6">
        <Stack gap="4">
          <Logo />
          <Text as="h1" variant="title2">
            Log in to the desk
          </Text>
        </Stack>
        {sentence === undefined ? null : (
          <Notice tone={step.refusal ? 'danger' : 'info'} live>
            {sentence}
          </Notice>
        )}
        <Form onSubmit={submit} submitCount={submitCount} isSubmitting={step.isRunning} label="Log in">
          <Stack gap="5">
            <TextField
              label="Name"
              value={entries.name}
              onChange={set('name')}
              error={faults.name}
              autoComplete="username"
              autoCapitalize="none"
              maxLength={64}
            />
            <PasswordField
              label="Password"
              value={entries.password}
              onChange={set('password')}
              error={faults.password}
              autoComplete="current-password"
              maxLength={200}
            />
            <TextField
              label="Code"
              value={entries.code}
              signs="plain"
              onChange={(value) => set('code')(value.replaceAll(/\D/g, '').slice(0, 6))}
              error={faults.code}
              hint="Six digits from your authenticator app. Each is taken once."
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <Button type="submit" width="block" loading={step.isRunning ? 'Logging in' : undefined}>
              Log in
            </Button>
          </Stack>
        </Form>
      </Stack>
    </main>
  );
}
