/** Terms that pages need in the browser: plain lists, so that no schemas are sent. */
export const hotelKinds = [
  'hotel',
  'hostel',
  'apartment',
  'guest_house',
  'resort',
  'ryokan',
  'riad',
  'villa',
] as const
export type HotelKind = (typeof hotelKinds)[number]

export const boards = [
  'room_only',
  'breakfast',
  'half_board',
  'full_board',
  'all_inclusive',
] as const
export type Board = (typeof boards)[number]

export const bedKinds = ['single', 'double', 'queen', 'king', 'sofa_bed', 'bunk', 'futon'] as const
export type BedKind = (typeof bedKinds)[number]

/** What the windows of a room overlook. */
export const roomViews = [
  'sea',
  'lake',
  'mountain',
  'dunes',
  'old_town',
  'skyline',
  'city',
  'garden',
] as const
export type RoomView = (typeof roomViews)[number]

/** What a room's own bathroom has. */
export const bathKinds = ['bath', 'shower', 'open_air_bath'] as const

/** What a property has, in the order of lists and filters. */
export const amenities = [
  'wifi',
  'breakfast',
  'pool',
  'beach',
  'spa',
  'gym',
  'restaurant',
  'bar',
  'parking',
  'ev_charging',
  'airport_shuttle',
  'air_conditioning',
  'kitchen',
  'laundry',
  'family_rooms',
  'kids_club',
  'pets',
  'front_desk_24h',
  'lift',
  'business_centre',
  'hot_spring',
  'garden',
  'terrace',
] as const
export type Amenity = (typeof amenities)[number]

/** Facts that decide whether guests with disabilities can stay; absent means that the property doesn't say. */
export const accessibilityFacts = [
  'step_free_entrance',
  'lift_to_rooms',
  'accessible_room',
  'roll_in_shower',
  'grab_rails',
  'visual_alarm',
  'accessible_parking',
] as const
export type AccessibilityFact = (typeof accessibilityFacts)[number]

/** When a stay is paid: all now, a part now, or everything at the property. */
export const payTimes = ['now', 'deposit', 'at_property'] as const
export type PayTime = (typeof payTimes)[number]

/** Sorts of hotel results (S3.37), labelled by what they do, and one by guests' score. */
export const hotelSorts = [
  'recommendation',
  'lowest_price',
  'highest_price',
  'score',
  'distance',
] as const
export type HotelSort = (typeof hotelSorts)[number]

/** Topics of guests' reviews. */
export const reviewTopics = [
  'location',
  'cleanliness',
  'staff',
  'comfort',
  'facilities',
  'value',
] as const
export type ReviewTopic = (typeof reviewTopics)[number]

/** What a drawn picture of a property can show. */
export const sceneViews = [
  'facade',
  'lobby',
  'room',
  'dormitory',
  'bathroom',
  'kitchen',
  'restaurant',
  'pool',
  'beach',
  'view',
  'garden',
  'courtyard',
  'terrace',
  'spa',
  'hot_spring',
] as const
export type SceneView = (typeof sceneViews)[number]

/** What surrounds a property. */
export const sceneSettings = [
  'beach',
  'mountain',
  'historic',
  'metropolis',
  'city',
  'desert',
  'lake',
  'countryside',
] as const
export type SceneSetting = (typeof sceneSettings)[number]

export const mostRooms = 9
export const mostNights = 30
/** The most guests in one room. */
export const mostInRoom = 8
/** Guests below this age are children, with an age each. */
export const adultAge = 18
