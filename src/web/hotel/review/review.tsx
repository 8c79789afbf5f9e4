import {
  type ActionFunctionArgs,
  type HeadersArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Page } from '../../ui/page/page.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { answerStay } from './answer-stay.ts'
import { loadStay } from './load-stay.ts'
import { StayRefused } from './stay-refused.tsx'
import { StayView } from './stay-view.tsx'
import './review.css'

/** `/hotel/review/{hash}` (S2.9): a property with its rooms and rates for the dates and guests of the hash. */
export const loader = loadStay

export const action = ({ params, request, context }: ActionFunctionArgs) =>
  answerStay(params.hash ?? '', request, context)

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export const shouldRevalidate = () => true

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (loaderData?.kind !== 'stay')
    return pageMeta({ title: loaderData?.title ?? '', noindex: true })
  const { title, description, data, isListed } = loaderData
  return [...pageMeta({ title, description, noindex: !isListed }), { 'script:ld+json': data }]
}

export default function Review() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Page>
      {page.kind === 'refused' ? (
        <StayRefused code={page.code} />
      ) : (
        <StayView page={page} answer={answer} />
      )}
    </Page>
  )
}
