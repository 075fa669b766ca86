/** Who is playing? A card for everybody on this device, and the slate on which a card is written. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { RIVALS } from '../../../session/game/rivals.ts';
import type { Profile } from '../../../session/profiles/profiles.ts';
import { type FaceId, LONGEST_PROFILE_NAME, PROFILE_FACES } from '../../../session/profiles/profiles.ts';
import { PLAYER_COLOURS } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { useArrived } from '../parts/fetched.tsx';
import { LineField } from '../parts/field.tsx';
import { Page } from '../parts/page.tsx';
import { Portrait, ProfileFace, profileColour, profileName } from '../parts/portrait.tsx';
import { StarChip } from '../saves/chips.tsx';
import '../styles/new-game.css';
import '../styles/profiles.css';
import { Button } from '../parts/pieces.tsx';
import { SpareCard } from '../parts/spare.tsx';

/** A card that is being written; without an id it is a new one. */
interface Draft {
  id: string | null;
  name: string;
  face: FaceId;
}

export function ProfilesScreen() {
  const app = useApp();
  const { sessions, t } = app;
  const { profiles } = sessions;
  const [draft, setDraft] = useState<Draft | null>(null);
  const cards = useRef<HTMLUListElement>(null);
  const stars = useStars();
  const sitDown = async (profile: Profile) => {
    if (profile.id !== profiles.active.id) await sessions.switchTo(profile.id);
    app.go('title');
  };
  const close = () => {
    const id = draft?.id ?? 'new';
    setDraft(null);
    // After the card is there again.
    setTimeout(() => cards.current?.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus());
  };
  return (
    <Page kind="profiles" title={t('ui.profiles.title')} back={() => app.back()}>
      <ul class="patrons middle apart" ref={cards}>
        {profiles.all.map((profile) => (
          <Card
            key={profile.id}
            profile={profile}
            stars={stars?.get(profile.id) ?? 0}
            onSit={() => void sitDown(profile)}
            onEdit={() => setDraft({ ...profile, name: profile.name })}
          />
        ))}
        {profiles.isFull ? null : (
          <SpareCard
            look="place patron"
            words={t('ui.profiles.add')}
            edit="new"
            onAdd={() => setDraft({ id: null, name: '', face: freeFace(profiles.all) })}
          />
        )}
      </ul>
      {draft === null ? (
        <p class="mid centre night edged pad">
          {t(sessions.session === null ? 'ui.profiles.note' : 'ui.profiles.leaves')}
        </p>
      ) : (
        <Slate key={draft.id ?? 'new'} draft={draft} onChange={setDraft} onClose={close} />
      )}
      <Button class="mid row apart" tap={() => app.go('saves')} icon="ui-log" size={32}>
        {t('ui.saves.title')}
      </Button>
    </Page>
  );
}

/** The stars of everybody; those of others are looked up in the store. */
function useStars(): ReadonlyMap<string, number> | undefined {
  const { progress, profiles } = useApp().sessions;
  const { all } = profiles;
  const read = async ({ id }: Profile) => [id, progress.stars(await progress.of(id))] as const;
  return useArrived(
    async () => new Map(await Promise.all(all.map(read))),
    [all.map(({ id }) => id).join(' ')],
  );
}

/** A face that no profile here has yet. */
function freeFace(all: readonly Profile[]): FaceId {
  return PROFILE_FACES.find((face) => all.every((profile) => profile.face !== face)) ?? 'imp';
}

interface CardProps {
  profile: Profile;
  stars: number;
  onSit(): void;
  onEdit(): void;
}

function Card({ profile, stars, onSit, onEdit }: CardProps) {
  const { sessions, words, t } = useApp();
  const { profiles } = sessions;
  const isActive = profile.id === profiles.active.id;
  const name = profileName(words, profiles, profile);
  return (
    <li
      class="place patron anchor stack even card shade"
      data-colour={PLAYER_COLOURS[profileColour(profile)]}
      data-active={isActive}
    >
      <Button
        class="face flat full stretch stack even ended"
        data-profile={profile.id}
        aria-current={isActive ? 'true' : undefined}
        tap={onSit}
      >
        <ProfileFace profile={profile} size={116} />
        <span class="who full stack middle tight">
          <strong class="name">{name}</strong>
          {isActive ? <small class="aside good">{t('ui.profiles.here')}</small> : null}
        </span>
      </Button>
      <div class="patron-foot spread full row">
        <StarChip stars={stars} />
        <Button
          class="small"
          data-edit={profile.id}
          aria-label={t('ui.profiles.edit', { name })}
          title={t('ui.profiles.edit', { name })}
          tap={onEdit}
          icon="ui-pen"
          size={28}
        />
      </div>
    </li>
  );
}

interface SlateProps {
  draft: Draft;
  onChange(draft: Draft): void;
  onClose(): void;
}

/** Name and face of a card; and its end, which is asked for twice. */
function Slate({ draft, onChange, onClose }: SlateProps) {
  const { sessions, words, go, t } = useApp();
  const { profiles } = sessions;
  const slate = useRef<HTMLFormElement>(null);
  useEffect(() => {
    slate.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    slate.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const profile = draft.id === null ? null : profiles.of(draft.id);
  const seat = profile === null ? profiles.all.length % 4 : profileColour(profile);
  const save = async (event: Event) => {
    event.preventDefault();
    if (draft.id !== null) {
      profiles.change(draft.id, draft);
      return onClose();
    }
    const made = profiles.create(draft.name, draft.face);
    if (made === null) return onClose();
    await sessions.switchTo(made.id);
    go('title');
  };
  return (
    <form class="panel slate stack apart" ref={slate} onSubmit={save} data-colour={PLAYER_COLOURS[seat]}>
      <h2>{t(draft.id === null ? 'ui.profiles.new' : 'ui.profiles.card')}</h2>
      <LineField
        title={t('ui.profiles.name')}
        name="name"
        value={draft.name}
        maxLength={LONGEST_PROFILE_NAME}
        placeholder={profile === null ? '' : profileName(words, profiles, { ...profile, name: '' })}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <fieldset class="sitters cells faces" style="--least: 6rem">
        <legend class="unseen">{t('ui.profiles.face')}</legend>
        {PROFILE_FACES.map((face) => (
          <label key={face} class="sitter anchor stack even edged">
            <input
              type="radio"
              name="face"
              value={face}
              checked={face === draft.face}
              onChange={() => onChange({ ...draft, face })}
            />
            <Portrait rival={face === 'imp' ? null : face} seat={seat} face="happy" size={72} />
            <span class="unseen">{face === 'imp' ? t('ui.profiles.imp') : RIVALS[face].name}</span>
          </label>
        ))}
      </fieldset>
      <div class="slate-foot cluster apart">
        {profile === null ? null : <Removal profile={profile} onGone={onClose} />}
        <span class="stretch" />
        <Button tap={onClose} words={t('ui.profiles.cancel')} />
        <Button type="submit" class="gold">
          {t(draft.id === null ? 'ui.profiles.start' : 'ui.profiles.keep')}
        </Button>
      </div>
    </form>
  );
}

function Removal({ profile, onGone }: { profile: Profile; onGone(): void }) {
  const { sessions, words, t } = useApp();
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    question.current?.scrollIntoView({ block: 'nearest' });
    question.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [isAsking]);
  const name = profileName(words, sessions.profiles, profile);
  const remove = async () => {
    await sessions.removeProfile(profile.id);
    onGone();
  };
  if (!isAsking) {
    return <Button class="small" tap={() => setIsAsking(true)} words={t('ui.profiles.remove')} />;
  }
  return (
    <div class="removal refused cluster" role="alert" ref={question}>
      <p>{t('ui.profiles.sure', { name })}</p>
      <Button class="small" tap={() => setIsAsking(false)} words={t('ui.profiles.stay')} />
      <Button class="small danger" tap={() => void remove()} words={t('ui.profiles.removeAll')} />
    </div>
  );
}
