/** Short everyday words that a host can read out and a remote can type. None comes twice; a test counts what they are worth. */
export const WORDS: readonly string[] = `
acorn actor agent aisle alarm album amber angle ankle apple april apron arch arena arrow ash aspen atlas attic aunt
autumn award axle baby bacon badge bagel baker bamboo banana band banjo bank barn barrel basil basin basket bath
beach beacon bead beak bean bear beard beaver bed bee beef bell belt bench berry bike bill birch bird bishop blade
block bloom blouse blue board boat bolt bone book boot border bottle bow bowl box boy branch brass bread breeze
brick bride bridge broom brush bubble bucket bud bulb bull bun bus bush butter button cabin cable cactus cake calf
camel camera camp candle cane canoe canvas cape car card cargo carpet carrot cart castle cat cave cedar cell cello
chair chalk cheese cherry chess chest chick chief child chin chip choir church cider circle circus city clay cliff
clock cloud clover club coach coal coast coat cobra cocoa coin colt comb comet cook cookie copper coral cork corn
cotton couch cousin cow crab crane crayon cream creek crew crop crow crown cube cup daisy dance dawn deer denim
desert desk dice dinner dish dock doctor dog doll donkey door dove dragon drawer dream dress drum duck dune dust
eagle ear earth easel east echo eel egg elbow elk elm ember engine eye fabric falcon family farm fawn feast fence
fern ferry fiddle field fig finch finger fire fish flag flame flask flour flower flute foam fog forest fork fort fox
frame friend frog frost fruit funnel galaxy garden garlic gate gem ghost giant ginger girl glass globe glove glue
goat gold goose gown grain grape grass gravel green guitar gull hair hall hammer hand hare harp hat hawk hay hazel
heart hedge helmet hen herb heron hill hinge honey hood hoof hook horn horse hotel house hut ice igloo ink iris iron
island ivory ivy jacket jade jam jar jeans jelly jet jewel jockey juice july june jungle kayak kennel kettle key
king kite kitten knee knife knight knot koala ladder lake lamb lamp lane lark lava lawn leaf lemon lentil letter
lily lime linen lion lips lizard lock log loom lotus lunch lynx magnet mango maple marble march market mask mast
meadow melon menu metal milk mill mint mirror mitten mole monday monkey moon moose mop moss moth motor mouse mud
muffin mule museum music nail napkin neck needle nest net nickel night noodle north nose nut oak oar oasis oat ocean
olive onion opera orange orbit orchid organ otter oven owl oyster paddle page paint palace palm pan panda paper
parcel park parrot pasta path peach peanut pear pearl pebble pedal pen pencil pepper petal phone piano pickle picnic
pie pig pigeon pillow pilot pine pirate pizza plane plank plant plate plum pocket poem polar pond pony poppy porch
post potato potter powder prince puddle puffin puppet purple puzzle quail quarry queen quilt rabbit racket radar
radio raft rain raisin ranch raven razor red reed reef ribbon rice ring river road robin robot rock rocket roof root
rope rose ruby rug ruler saddle sail salad salmon salt sand sauce scarf school sea seal seed shadow shark sheep
shelf shell ship shirt shoe shore shovel silk silver singer sink sister skate ski skirt sky sled snail snow soap
sock sofa soil soup south spark spice spider spoon spring spruce square squash stable stamp star steam stew stone
stool stork storm story stove straw street string sugar suit summer sun sunday swan swing sword table tailor tango
tea teapot temple tennis tent thread throne thumb ticket tiger tile timber toast tomato tongue tooth torch tower toy
track trail train tree trout truck trunk tulip tuna tunnel turkey turnip turtle valley vase velvet vest vine violet
violin voice wagon waiter wall walnut walrus wand water wave wax web west whale wheat wheel willow wind window wing
winter wolf wood wool worm wreath yacht yard yellow yoga yogurt zebra zipper
`
  .trim()
  .split(/\s+/)
