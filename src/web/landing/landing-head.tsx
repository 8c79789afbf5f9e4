import type { ReactNode } from 'react'
import { Card } from '../ui/page/card.tsx'
import { type Crumb, Crumbs } from '../ui/page/crumbs.tsx'
import { SkylinePicture } from '../ui/scene/pictures.tsx'

interface LandingHeadProps {
  /** Code of the skyline. */
  scene: string
  crumbs: readonly Crumb[]
  title: string
  /** The search form. */
  children: ReactNode
}

/** Renders the top of a landing page: its title over the city's skyline, and the form to search there. */
export const LandingHead = ({ scene, crumbs, title, children }: LandingHeadProps) => (
  <>
    <div className="relative bg-scene-sky">
      <SkylinePicture
        place={scene}
        className="absolute inset-x-0 bottom-0 h-36 w-full sm:h-44 xl:h-full xl:max-h-80"
      />
      <div className="relative mx-auto max-w-6xl px-4 pt-4 pb-32 sm:pb-40 md:px-6 md:pt-6 xl:pb-44">
        <Crumbs crumbs={crumbs} />
        <h1 className="max-w-xl text-xl font-bold tracking-tight wrap-anywhere md:text-2xl">
          {title}
        </h1>
      </div>
    </div>
    <div className="relative mx-auto -mt-10 w-full max-w-6xl px-4 sm:-mt-14 md:px-6 xl:-mt-24">
      <Card className="shadow-float">{children}</Card>
    </div>
  </>
)
