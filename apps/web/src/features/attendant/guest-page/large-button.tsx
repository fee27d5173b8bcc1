import { IconButton } from '@kotohogi/ui/icon-button';
import { useCare } from '../../../shell/theme/use-care.ts';
import { t } from '../t.ts';

/** Toggles large letters. */
export function LargeButton() {
  const [isLarge, turn] = useCare('large');
  return (
    <IconButton
      icon={isLarge ? 'zoom-out' : 'zoom-in'}
      label={t(isLarge ? 'guest.large.off' : 'guest.large')}
      tooltip="bottom-end"
      onPress={() => turn(!isLarge)}
    />
  );
}
