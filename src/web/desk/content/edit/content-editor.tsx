import { Form } from 'react-router'
import { isTerms } from '../../../../contract/content/terms-versions.ts'
import { errorText, useT, useUrl } from '../../../locale/language.ts'
import { AnsweredField } from '../../../ui/form/answered-fields.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Alert } from '../../../ui/page/alert.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useAnswerFocus } from '../../answer-focus.ts'
import { ChoiceList } from '../../choice-list.tsx'
import { imageAct, isFileField } from '../../image/image-names.ts'
import { languageName } from '../../language-name.ts'
import { newId } from '../content-acts.ts'
import type { SentBody } from './answer-body.ts'
import { BlockList } from './block-list.tsx'
import { documentForm, factField } from './body-fields.ts'
import { BodyProperty } from './body-property.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { EditorOutline } from './editor-outline.tsx'
import { HeroPicture, isOfPicture } from './hero-picture.tsx'
import type { AudienceChoices, EditedBody } from './load-editor.ts'

interface ContentEditorProps {
  title: string
  edited: EditedBody
  choices: AudienceChoices
  /** The idempotency key. */
  rendering: string
  sent: SentBody | undefined
}

/** Renders the form for what a document says in one language, and for whom. */
export function ContentEditor({ title, edited, choices, rendering, sent }: ContentEditorProps) {
  const t = useT()
  const url = useUrl()
  const focusing = useAnswerFocus(sent, focused)
  const { id, kind, lang } = edited
  const isNew = id === newId
  const { facts, head, hero, blocks } = documentForm(kind)
  const values = sent?.values ?? edited.values
  const fields = sent?.fields ?? {}
  const stored = sent?.uploaded ?? {}
  const picker = sent?.picker ?? null
  const property = { texts: values.head, problems: fields, lang, stored, picker }
  // Terms are for everyone.
  const isForSome = !isTerms({ kind, slug: edited.slug })
  const audience = t(kind === 'issue' ? 'desk-content.recipients' : 'desk-content.visitors')
  const parts = [
    { id: 'head', title: t('desk-content.part-head') },
    ...(facts.length > 0 ? [{ id: 'facts', title: t('desk-content.facts') }] : []),
    ...(hero.length > 0 ? [{ id: 'hero', title: t('desk-content.hero') }] : []),
    { id: 'blocks', title: t('desk-content.blocks') },
    ...(isForSome ? [{ id: 'visitors', title: audience }] : []),
    { id: 'save', title: t('desk-content.part-save') },
  ]
  return (
    <>
      <TextLink
        to={url(isNew ? 'desk/content' : `desk/content/${id}`)}
        className="mb-2 inline-flex min-h-10 items-center gap-1 no-underline"
      >
        <Icon name="arrow-left" size={16} />
        {isNew ? t('desk.part-content') : edited.values.head.title || edited.slug}
      </TextLink>
      <PageHeading
        title={title}
        lead={t(kind === 'issue' ? 'desk-content.editor-lead-issue' : 'desk-content.editor-lead')}
      />
      <div id={noticesId} tabIndex={-1} className="scroll-mt-4 outline-none">
        <Notices edited={edited} sent={sent} />
      </div>
      <div className="grid max-w-270 grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,50rem)_minmax(0,1fr)] xl:gap-8">
        <EditorOutline parts={parts} blocks={values.blocks} />
        <Form
          {...focusing}
          method="post"
          encType="multipart/form-data"
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-6"
        >
          {/* What a line's Enter key does, the first button of a form: while images are listed, it searches them. */}
          <button
            type="submit"
            name="do"
            value={picker ? imageAct({ as: 'choose', name: picker.name, page: 1 }) : 'save'}
            hidden
          />
          <input type="hidden" name="key" value={rendering} />
          <input
            type="hidden"
            name="basedOn"
            value={sent?.newest ?? sent?.basedOn ?? edited.basedOn}
          />
          <Card id="head" title={t('desk-content.part-head')} className="scroll-mt-4">
            <div className="grid gap-4">
              {isNew && (
                <AnsweredField
                  name="slug"
                  label={t('desk-content.slug')}
                  hint={t('desk-content.slug-hint')}
                  error={slugError(t, sent)}
                  maxLength={80}
                  spellCheck={false}
                  autoCapitalize="none"
                  defaultValue={sent?.slug ?? edited.slug}
                />
              )}
              {head.map((field) => (
                <BodyProperty key={field.name} field={field} {...property} />
              ))}
            </div>
          </Card>
          {facts.length > 0 && (
            <Card id="facts" title={t('desk-content.facts')} className="scroll-mt-4">
              <div className="grid gap-4">
                {facts.map((field) => (
                  <BodyProperty
                    key={field.name}
                    field={field}
                    {...property}
                    prefix={factField('')}
                    texts={values.facts}
                  />
                ))}
              </div>
            </Card>
          )}
          {hero.length > 0 && (
            <Card id="hero" title={t('desk-content.hero')} className="scroll-mt-4">
              <div className="grid gap-4">
                {hero.map((field) =>
                  isOfPicture(field) ? null : field.as === 'picture' ? (
                    <HeroPicture key={field.name} kind={field} fields={hero} {...property} />
                  ) : (
                    <BodyProperty key={field.name} field={field} {...property} />
                  ),
                )}
              </div>
            </Card>
          )}
          <BlockList
            types={blocks}
            blocks={values.blocks}
            problems={fields}
            lang={lang}
            stored={stored}
            picker={picker}
          />
          {isForSome && (
            <Card id="visitors" title={audience} className="scroll-mt-4">
              <div className="grid gap-4">
                {(['countries', 'languages'] as const).map((name) => (
                  <ChoiceList
                    key={name}
                    name={name}
                    label={t(labels[name])}
                    options={choices[name]}
                    chosen={(sent ?? edited)[name]}
                    error={problemOf(fields, name) ? t(`desk-content.wrong-${name}`) : null}
                  />
                ))}
              </div>
            </Card>
          )}
          <Card id="save" title={t('desk-content.part-save')} className="scroll-mt-4">
            <div className="grid gap-4">
              <AnsweredField
                name="why"
                label={t('desk-content.why')}
                optional
                maxLength={500}
                defaultValue={sent?.why}
              />
              <div className="flex flex-wrap gap-3">
                <SubmitButton size="lg" name="do" value="save">
                  {t(isNew ? 'desk-content.do-create' : 'desk-content.do-save')}
                </SubmitButton>
                {edited.isRemovable && !sent?.asksRemoval && (
                  <SubmitButton size="lg" variant="secondary" name="do" value="ask-removal">
                    {t('desk-content.do-remove-language')}
                  </SubmitButton>
                )}
              </div>
              {edited.isRemovable && sent?.asksRemoval && <ConfirmRemoval lang={lang} />}
            </div>
          </Card>
        </Form>
      </div>
    </>
  )
}

const noticesId = 'notices'

/** Returns what an answer is about. */
function focused(sent: SentBody, form: HTMLFormElement) {
  const { arranged, picker, uploaded, code, asksRemoval } = sent
  const find = (selector: string) => form.querySelector<HTMLElement>(selector)
  if (arranged !== null) return find(`[data-block="${arranged}"]`)
  if (picker) return find('[data-picker]')
  if (asksRemoval) return find('[data-removal]')
  const [name] = Object.keys(uploaded)
  if (name && code === null) return find(`[data-image="${name}"]`)
  // The form is long: what is only said above it would stay unseen.
  return find('[aria-invalid="true"]') ?? document.getElementById(noticesId)
}

const labels = {
  countries: 'desk-content.countries',
  languages: 'desk-content.visitor-languages',
} as const

/** Renders what is special about this language, and why the form wasn't saved. */
function Notices({ edited, sent }: Pick<ContentEditorProps, 'edited' | 'sent'>) {
  const t = useT()
  const url = useUrl()
  const { id, isCopy, isOutdated, lang } = edited
  const language = languageName(lang)
  return (
    <div className="mb-6 grid max-w-200 gap-3 empty:hidden">
      {isCopy && <Alert>{t('desk-content.copied', { language })}</Alert>}
      {isOutdated && <Alert tone="warning">{t('desk-content.outdated-text', { language })}</Alert>}
      {sent?.code && (
        <Alert
          tone="error"
          code={sent.code}
          title={t(
            Object.keys(sent.fields).some(isFileField)
              ? 'desk-image.not-uploaded'
              : 'desk-content.not-saved',
          )}
          actions={
            sent.newest !== null && (
              <TextLink
                to={url(`desk/content/${id}`, { before: sent.basedOn, after: sent.newest })}
                target="_blank"
              >
                {t('desk-content.see-change')}
              </TextLink>
            )
          }
        >
          {sent.newest !== null
            ? t('desk-content.changed-text', { version: sent.newest })
            : sent.code === 'VALIDATION'
              ? t('desk-content.check')
              : errorText(t, sent.code)}
        </Alert>
      )}
    </div>
  )
}

/** Returns the code of what is wrong with a field or a part of it. */
const problemOf = (fields: SentBody['fields'], name: string): string | undefined =>
  Object.entries(fields).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]

function slugError(t: ReturnType<typeof useT>, sent: SentBody | undefined): string | null {
  if (sent?.code === 'CONTENT_SLUG_TAKEN') return t('desk-content.slug-taken')
  return sent?.fields.slug === undefined ? null : t('desk-content.wrong-slug')
}
